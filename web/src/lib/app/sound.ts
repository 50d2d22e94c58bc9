/** Small sounds, made here without any file: a stone set down, points, one's turn, the end. Off unless wished for. */

import { settings } from "./settings.svelte";

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from the start, and how long it rings. */
  at: number;
  length: number;
  wave: OscillatorType;
}

const VOLUME = 0.06;
const SOUNDS = {
  move: [{ pitch: 196, at: 0, length: 0.09, wave: "triangle" }],
  points: [
    { pitch: 659, at: 0, length: 0.12, wave: "sine" },
    { pitch: 880, at: 0.07, length: 0.18, wave: "sine" },
  ],
  turn: [
    { pitch: 392, at: 0, length: 0.16, wave: "sine" },
    { pitch: 523, at: 0.12, length: 0.28, wave: "sine" },
  ],
  end: [392, 494, 587, 784].map((pitch, number) => ({ pitch, at: 0.14 * number, length: 0.5, wave: "sine" as const })),
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let speaker: AudioContext | undefined;

/** Play a sound if this person wants any. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  speaker ??= new AudioContext();
  if (speaker.state === "suspended") void speaker.resume(); // a page may only sound after it has been touched
  for (const note of SOUNDS[sound]) ring(speaker, note);
}

function ring(to: AudioContext, { pitch, at, length, wave }: Note): void {
  const start = to.currentTime + at;
  const voice = to.createOscillator();
  const loudness = to.createGain();
  voice.type = wave;
  voice.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(VOLUME, start + 0.012);
  loudness.gain.exponentialRampToValueAtTime(0.0005, start + length);
  voice.connect(loudness).connect(to.destination);
  voice.start(start);
  voice.stop(start + length);
}
