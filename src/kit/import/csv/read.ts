import Papa from 'papaparse';
import { type Delimiter, delimiterNames, delimiters, type Encoding } from './delimiters';
import { encodingOf, isBinary, isWorkbook } from './encoding';
import { type Table, tableOf, type Unusable, unusable } from './table';

/** How a person wants a file to be read; what is not chosen is found out. */
export interface Choice {
  encoding?: Encoding;
  delimiter?: Delimiter;
}

/** Excel's own first line that names the delimiter, and that it does not count. */
const DELIMITER_LINE = /^sep=(.)\n/i;

/** Reads the bytes of a CSV file (RFC 4180, whatever the delimiter and the line ends). */
export function readCsv(bytes: Uint8Array, choice: Choice): Table | Unusable {
  if (isWorkbook(bytes)) return unusable('workbook');
  const encoding = choice.encoding ?? encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // With a wrong encoding a text looks binary; the person sees that and chooses another one.
  if (choice.encoding === undefined && isBinary(text)) return unusable('binary');
  if (text.trim() === '') return unusable('empty');

  // Files that several programs have written to have several line ends; some end them with a mark of DOS.
  const plain = text.replace(/\r\n?/g, '\n').replace(/\p{Cc}+$/u, '');
  const named = DELIMITER_LINE.exec(plain);
  const written = plain.slice(named?.[0].length ?? 0);
  const delimiter = choice.delimiter ?? namedDelimiter(named?.[1]) ?? delimiterOf(written);
  const { data, errors } = Papa.parse<string[]>(written, { delimiter: delimiters[delimiter], newline: '\n' });
  // Blank lines above the heading are counted and left out, as those between rows are.
  const lines = data
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const broken = errors.find(({ type }) => type === 'Quotes');
  // A quote that is never closed swallows everything behind it.
  const fault = broken === undefined ? null : unusable('quotes', { line: (broken.row ?? 0) + 1 });
  return tableOf(lines, { encoding, delimiter }, fault);
}

const namedDelimiter = (sign: string | undefined) => delimiterNames.find((name) => delimiters[name] === sign);

/** The rows by which a delimiter is judged. */
const LOOKED_AT = 50;

/**
 * The delimiter that divides the rows as it divides the heading; of several such ones that which makes the most cells.
 * The heading alone does not tell: a heading may hold more commas than there are columns.
 */
function delimiterOf(text: string): Delimiter {
  const judged = delimiterNames.map((name) => {
    const options = {
      delimiter: delimiters[name],
      newline: '\n' as const,
      preview: LOOKED_AT + 1,
      skipEmptyLines: true,
    };
    const [heading = [], ...rows] = Papa.parse<string[]>(text, options).data;
    const cells = heading.length;
    // Some programs leave out empty cells at the end of a row.
    const alike = rows.filter((row) => row.length === cells).length;
    const shorter = rows.filter((row) => row.length > 1 && row.length < cells).length;
    const fit = cells < 2 ? -1 : rows.length === 0 ? 0 : (alike + shorter / 2) / rows.length;
    return { name, cells, fit };
  });
  return judged.reduce((best, one) =>
    one.fit > best.fit || (one.fit === best.fit && one.cells > best.cells) ? one : best,
  ).name;
}
