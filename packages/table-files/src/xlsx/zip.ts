import { deflated } from './deflated.ts';
import { dataDescriptor, endOfArchive, IN_ZIP64, localHeader, type WrittenEntry } from './zip-records.ts';

/** A file within the archive. */
export interface Entry {
  /** ASCII. */
  path: string;
  /** Asked for one after the other; together less than 4 GiB. */
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

/** A ZIP file whose entries become known, and are made, while it is written. */
export async function* zip(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const all: WrittenEntry[] = [];
  let offset = 0;
  for await (const { path, pieces } of entries) {
    const header = localHeader(path);
    yield header;
    const sums = yield* deflated(pieces);
    if (Math.max(sums.size, sums.packed) >= IN_ZIP64) throw new Error(`${path} is too large for its archive`);
    const entry = { path, offset, ...sums };
    const descriptor = dataDescriptor(entry);
    yield descriptor;
    all.push(entry);
    offset += header.length + sums.packed + descriptor.length;
  }
  yield endOfArchive(all, offset);
}
