/** Rules as sections: the Markdown the game keeps beside its rules, split at its headings. */

export interface Section {
  id: string;
  title: string;
  /** Paragraphs and lists, in a small subset of Markdown. */
  blocks: Block[];
}

export interface Block {
  list: boolean;
  lines: string[];
}

export class Rules {
  sections = $state.raw<Section[]>([]);
  failed = $state(false);

  constructor(address: string) {
    void fetch(address)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
      .then((text) => (this.sections = split(text)))
      .catch(() => (this.failed = true));
  }
}

const kept = new Map<string, Rules>();

export function rulesOf(slug: string, language: string): Rules {
  const address = `/texts/${slug}/rules.${language}.md`;
  let found = kept.get(address);
  if (!found || found.failed) kept.set(address, (found = new Rules(address)));
  return found;
}

export function split(text: string): Section[] {
  const sections: Section[] = [];
  for (const part of text.split(/^## /m).slice(1)) {
    const [heading = "", ...body] = part.split("\n");
    const id = /^([A-Z]-?\d+)/.exec(heading)?.[1] ?? heading;
    sections.push({ id, title: heading.replace(/^[A-Z]-?\d+\s*[—–:-]?\s*/, ""), blocks: blocks(body) });
  }
  return sections;
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  for (const line of lines) {
    const bullet = /^\s*[-*] (.*)/.exec(line);
    const last = found.at(-1);
    if (!line.trim()) found.push({ list: false, lines: [] });
    else if (bullet && last?.list) last.lines.push(bullet[1]!);
    else if (bullet) found.push({ list: true, lines: [bullet[1]!] });
    else if (last?.list) last.lines.push(`${last.lines.pop()!} ${line.trim()}`);
    else if (last && last.lines.length) last.lines.push(line.trim());
    else found.push({ list: false, lines: [line.trim()] });
  }
  return found.filter((block) => block.lines.length > 0);
}

/** **bold** and plain pieces of a line. */
export function pieces(line: string): { bold: boolean; text: string }[] {
  return line
    .split(/\*\*(.+?)\*\*/g)
    .map((text, index) => ({ bold: index % 2 === 1, text: text.replace(/[*`]/g, "") }))
    .filter((piece) => piece.text);
}
