/** The browser gets so much time to open the file before its memory is released. */
const KEPT_MS = 60_000;

/** Saves a file under a name, as a link with `download` does. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
