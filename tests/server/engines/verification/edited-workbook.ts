import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { zip } from 'table-files/zip';
import { openPromise } from 'yauzl';
import { inFolder } from '../../../support/programs';

/** A workbook whose parts were edited, by their paths. @param more further parts, from those that there are */
export const editedWorkbook = (
  bytes: Uint8Array,
  edit: (path: string, xml: string) => string,
  more: (parts: ReadonlyMap<string, string>) => [string, string][] = () => [],
) =>
  inFolder(async (folder) => {
    const path = join(folder, 'file.xlsx');
    await writeFile(path, bytes);
    const archive = await openPromise(path, { lazyEntries: true, autoClose: false });
    const parts: [string, string][] = [];
    for await (const entry of archive.eachEntry()) {
      const stream = await archive.openReadStreamPromise(entry, {});
      parts.push([entry.fileName, edit(entry.fileName, await text(stream))]);
    }
    archive.close();
    parts.push(...more(new Map(parts)));
    async function* entries() {
      for (const [part, xml] of parts) yield { path: part, pieces: [Buffer.from(xml)] };
    }
    const target = join(folder, 'edited.xlsx');
    await writeFile(target, zip(entries()));
    return readFile(target);
  });

/** A line of a sheet with texts in its first cells. */
export const textRow = (place: number, ...cells: string[]): string => {
  const written = cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
  return `<row r="${place}">${written.join('')}</row>`;
};
