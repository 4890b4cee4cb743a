import type { NetworkFolder } from './folder';
import type { FileResult } from './load';

const count = (number: number) => number.toLocaleString('en-US');

/** Returns what the terminal shows of one file: one line if it is loaded, otherwise also every reason. */
export function fileLines({ file, refused, problems, ...result }: FileResult): string[] {
  const numbers = [
    `${count(result.rows)} rows`,
    `${count(result.created)} new`,
    `${count(result.changed)} changed`,
    `${count(result.known)} known`,
    `${count(refused)} refused`,
  ];
  const summary = `${file}: ${numbers.join(', ')} (${result.seconds.toFixed(1)} s)`;
  if (refused === 0) return [summary];
  const reasons = problems.map(
    ({ line, column, reason }) => `${file}, line ${line}${column === null ? '' : `, ${column}`}: ${reason}`,
  );
  const rest = refused - new Set(problems.map(({ line }) => line)).size;
  return [
    ...reasons,
    ...(rest > 0 ? [`… and ${count(rest)} more rows`] : []),
    `${summary}. Nothing of this file was loaded.`,
  ];
}

/** Returns what the terminal shows at the end: the files that were not read, and why. */
export function summaryLines(
  { files, absent, ignored }: NetworkFolder,
  results: readonly FileResult[],
): string[] {
  const after = files.slice(results.length).map(({ name }) => name);
  return [
    ...sentence('Not loaded, because a file before was refused', after),
    ...sentence('Not in the folder', absent),
    ...sentence('No file of a network, left alone', ignored),
  ];
}

function sentence(what: string, files: readonly string[]): string[] {
  return files.length === 0 ? [] : [`${what}: ${files.join(', ')}`];
}
