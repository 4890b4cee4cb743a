/** The beginning of a text on one line, up to the end of a word; an ellipsis says that there is more. */
export function excerpt(text: string, most: number): string {
  const line = text.split(/\s+/).join(' ').trim();
  if (line.length <= most) return line;
  const end = line.lastIndexOf(' ', most);
  return `${line.slice(0, end > 0 ? end : most).replace(/[\s.,;:–-]+$/, '')}…`;
}
