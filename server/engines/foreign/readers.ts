/**
 * What reads the files of others, by name. Each is loaded where it runs, in a process of its own (main.ts); it takes
 * and returns what can be copied from one process to another.
 */
export const readers = {
  picture: async () => (await import('./picture/decode')).decode,
  table: async () => (await import('./table/read')).readTable,
};

export type ReaderName = keyof typeof readers;
type Reader<Name extends ReaderName> = Awaited<ReturnType<(typeof readers)[Name]>>;
export type InputOf<Name extends ReaderName> = Parameters<Reader<Name>>[0];
export type ResultOf<Name extends ReaderName> = Awaited<ReturnType<Reader<Name>>>;
