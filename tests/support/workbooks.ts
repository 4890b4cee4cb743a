import { zip } from 'table-files/zip';

/** The text of a part, or pieces of it that come again and again. */
type Part = string | { begin: string; again: string; times: number; end: string };

function* piecesOf(part: Part): Generator<Buffer> {
  const { begin, again, times, end } =
    typeof part === 'string' ? { begin: part, again: ' ', times: 0, end: '' } : part;
  yield Buffer.from(begin);
  const many = Math.max(1, Math.floor(2 ** 20 / again.length));
  const piece = Buffer.from(again.repeat(many));
  for (let left = times; left > 0; left -= many) yield left < many ? Buffer.from(again.repeat(left)) : piece;
  yield Buffer.from(end);
}

/** A package (ZIP) of these parts. */
export async function packed(parts: Record<string, Part>): Promise<Buffer> {
  async function* entries() {
    for (const [path, part] of Object.entries(parts)) yield { path, pieces: piecesOf(part) };
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of zip(entries())) pieces.push(piece);
  return Buffer.concat(pieces);
}

const namesOf = (count: number) => Array.from({ length: count }, (_, index) => `s${index}`);

/**
 * A workbook as programs write one.
 * @param sheet the rows of its sheets, which are all alike
 * @param texts its shared strings
 * @param parts further parts of the package, or other ones
 */
export const workbook = (
  sheet: Part,
  texts: Part = '',
  { sheets = 1, parts = {} }: { sheets?: number; parts?: Record<string, Part> } = {},
): Promise<Buffer> =>
  packed({
    '_rels/.rels':
      '<Relationships><Relationship Type="o/officeDocument" Target="xl/workbook.xml"/></Relationships>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${namesOf(sheets)
      .map((name) => `<sheet name="${name}" r:id="${name}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${namesOf(sheets)
      .map((name) => `<Relationship Id="${name}" Type="o/worksheet" Target="worksheets/${name}.xml"/>`)
      .join('')}<Relationship Id="t" Type="o/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': wrapped('<sst>', texts, '</sst>'),
    ...Object.fromEntries(
      namesOf(sheets).map((name) => [
        `xl/worksheets/${name}.xml`,
        wrapped('<worksheet><sheetData>', sheet, '</sheetData></worksheet>'),
      ]),
    ),
    ...parts,
  });

const wrapped = (before: string, part: Part, after: string): Part =>
  typeof part === 'string'
    ? `${before}${part}${after}`
    : { ...part, begin: before + part.begin, end: part.end + after };

const MB = 2 ** 20;

/** A part of so many megabytes that packs to next to nothing. */
const much = (megabytes: number, again: string, begin = '', end = ''): Part => ({
  begin,
  again,
  times: Math.ceil((megabytes * MB) / again.length),
  end,
});

const cell = (value: Part): Part => wrapped('<row><c t="str"><v>', value, '</v></c></row>');

/** Says of all parts that they are ten bytes long, unpacked. */
function lying(archive: Buffer): Buffer {
  for (let at = archive.indexOf('PK\x01\x02'); at !== -1; at = archive.indexOf('PK\x01\x02', at + 4)) {
    archive.writeUInt32LE(10, at + 24);
  }
  return archive;
}

const relationships: Part = {
  begin: '<Relationships>',
  again: Array.from({ length: 5000 }, (_, id) => `<Relationship Id="${id}" Target="t"/>`).join(''),
  times: 200,
  end: '</Relationships>',
};

type Bombs = Readonly<Record<string, () => Promise<Buffer> | Buffer>>;

/** Small files that cost whoever reads them much, by one thing in them that is too long, too deep or too often there. */
export const longThings: Bombs = {
  'elements within one another': () => workbook(much(4, '<a>')),
  'one sheet listed 800,000 times': () =>
    workbook(much(1, '<row/>'), '', {
      parts: {
        'xl/workbook.xml': much(30, '<sheet r:id="s0"/>', '<workbook><sheets>', '</sheets></workbook>'),
      },
    }),
  'a million relationships': () =>
    workbook('<row/>', '', {
      parts: {
        'xl/_rels/workbook.xml.rels': relationships,
      },
    }),
  'a million relationships of the package': () =>
    workbook('<row/>', '', { parts: { '_rels/.rels': relationships } }),
  'thousands of parts': () =>
    workbook('<row/>', '', {
      parts: Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`p${index}`, 'x'])),
    }),
  'a part that is longer than it says': async () => lying(await workbook(much(20, '<row/>'))),
  'a long attribute': () => workbook(much(4, 'a', '<row r="', '"/>')),
  'thousands of attributes': () =>
    workbook(`<row ${Array.from({ length: 200_000 }, (_, index) => `a${index}="x"`).join(' ')}/>`),
  'a long name': () => workbook(much(4, 'a', '<')),
  'a long comment': () => workbook(much(4, 'a', '<!--', '-->')),
  'a long CDATA': () => workbook(cell(much(4, 'a', '<![CDATA[', ']]>'))),
  'a long instruction': () => workbook(much(4, 'a', '<?a ', '?>')),
  'a long declaration of types': () =>
    workbook('', '', { parts: { 'xl/worksheets/s0.xml': much(4, 'a', '<!DOCTYPE a [', ']><a/>') } }),
  'a long cell': () => workbook(cell(much(4, 'a'))),
  'a long cell of many parts': () => workbook(cell(much(4, 'aaaaaaaa<b/>'))),
  'an endless reference': () => workbook(cell(much(4, 'a', '&'))),
  'entities of its own': () =>
    workbook('', '', {
      parts: {
        'xl/worksheets/s0.xml':
          '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><a><row><c><v>&b;</v></c></row></a>',
      },
    }),
  'a long shared text': () => workbook('<row/>', much(4, 'a', '<si><t>', '</t></si>')),
  'a long text in each cell of a row': () =>
    workbook(`<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`, `<si><t>${'a'.repeat(200_000)}</t></si>`),
  'a cell far to the right': () => workbook('<row><c r="ZZZZZZ1"><v>1</v></c></row>'),
  'a text of cells alone': () => Buffer.alloc(20 * MB, ','),
};

/** Small files that come to much, though each thing in them is short. */
export const manyThings: Bombs = {
  'one sheet listed twenty times': () =>
    workbook(much(8, '<row/>'), '', {
      parts: {
        'xl/workbook.xml': `<workbook><sheets>${'<sheet r:id="s0"/>'.repeat(20)}</sheets></workbook>`,
      },
    }),
  'many sheets': () => workbook(much(1, '<row/>'), '', { sheets: 35 }),
  'millions of shared texts': () => workbook('<row/>', much(40, '<si><t>ab</t></si>')),
  'texts that hold on to much more': () =>
    workbook('<row/>', much(40, `<si><!--${'a'.repeat(60_000)}--><t>fifteen letters</t></si>`)),
  'a long text in each of many cells': () =>
    workbook(much(20, '<row><c t="s"><v>0</v></c></row>'), `<si><t>${'a'.repeat(200_000)}</t></si>`),
  'lines with a last cell alone': () => workbook(much(10, '<row><c r="IV1"><v>1</v></c></row>')),
  'millions of empty lines': () => workbook(much(35, '<row/>')),
};

/** Texts of which no line ends. */
export const endlessTexts: Bombs = {
  'a text of one line': () => Buffer.alloc(8 * MB, 'a'),
  'a text whose quotation never ends': () =>
    Buffer.concat([Buffer.from('a,b\n"'), Buffer.alloc(8 * MB, 'a')]),
  'bytes that are no text': () => Buffer.alloc(8 * MB),
};
