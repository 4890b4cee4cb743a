/** A record of BIFF8, and where it begins in the workbook's stream. */
export interface XlsRecord {
  place: number;
  type: number;
  data: Buffer;
}

export const XLS = {
  BOF: 0x0809,
  BOUND_SHEET: 0x0085,
  CONTINUE: 0x003c,
  DB_CELL: 0x00d7,
  DEF_COL_WIDTH: 0x0055,
  EOF: 0x000a,
  EXT_SST: 0x00ff,
  INDEX: 0x020b,
  ROW: 0x0208,
  SST: 0x00fc,
} as const;

/** The records of a file whose workbook is its first stream, by their places. */
export function recordsOf(file: Uint8Array): Map<number, XlsRecord> {
  const stream = Buffer.from(file).subarray(512);
  const records = new Map<number, XlsRecord>();
  let depth = 0;
  for (let place = 0; place < stream.length; ) {
    const type = stream.readUInt16LE(place);
    const size = stream.readUInt16LE(place + 2);
    // Behind the end of a sheet another one begins, or nothing.
    if (depth === 0 && type !== XLS.BOF) break;
    if (type === XLS.BOF) depth += 1;
    if (type === XLS.EOF) depth -= 1;
    records.set(place, { place, type, data: stream.subarray(place + 4, place + 4 + size) });
    place += 4 + size;
  }
  return records;
}

/** Unsigned numbers of so many bytes each, up to the end. */
export function numbersIn(data: Buffer, from: number, bytes: 2 | 4): number[] {
  return Array.from({ length: (data.length - from) / bytes }, (_, index) =>
    data.readUIntLE(from + index * bytes, bytes),
  );
}
