import { createReadStream } from 'node:fs';

const LINE_FEED = 10;

/** How many lines a file has. */
export async function linesOf(file: string): Promise<number> {
  let lines = 0;
  for await (const chunk of createReadStream(file)) {
    for (const byte of chunk as Buffer) if (byte === LINE_FEED) lines += 1;
  }
  return lines;
}
