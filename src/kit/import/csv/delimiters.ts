/** What may stand between cells, by the name that the screen has for it; the likelier ones first. */
export const delimiters = { semicolon: ';', comma: ',', tab: '\t', pipe: '|' } as const;
export type Delimiter = keyof typeof delimiters;
export const delimiterNames = Object.keys(delimiters) as Delimiter[];

/** The encodings that spreadsheets of the last decades write. */
export const encodings = ['utf-8', 'windows-1252', 'macintosh', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];
