/** Text for other programs; without https there is no clipboard to write to, but the old command still works. */

export async function copyText(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    await clipboard!.writeText(text);
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    document.body.append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing newer does it there
    document.execCommand("copy");
    field.remove();
  }
}
