import type { Language } from '../../../../contract/languages';
import type { Cell, ColumnType, ExportTable } from '../table';

/** Decisions, DATA: what a spreadsheet set to the language expects between fields and within amounts. */
const dialects: Record<Language, { separator: string; point: string }> = {
  pt: { separator: ';', point: ',' },
  co: { separator: ';', point: ',' },
  en: { separator: ',', point: '.' },
  es: { separator: ',', point: '.' },
};

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';
/** A spreadsheet runs what begins with one of these. */
const FORMULAS = '=+-@\t\r';

/**
 * CSV as RFC 4180 has it, with a byte order mark. In quotes stands text, bare what is a number or a date: that is
 * how a spreadsheet can tell a code from a number. Totals follow after an empty line, so that they are no part of
 * the table above, and after another one what a reader has to know of it.
 */
export async function* csv({
  language,
  columns,
  batches,
  totals,
  facts,
}: ExportTable): AsyncGenerator<Uint8Array> {
  const { separator, point } = dialects[language];
  const types = columns.map(({ type }) => type);
  // One array for all lines: they are many.
  const fields: string[] = [];
  const line = (fields: readonly string[]) => fields.join(separator) + LINE_END;
  let text = BYTE_ORDER_MARK + line(columns.map(({ heading }) => quoted(heading)));
  for await (const rows of batches) {
    for (const row of rows) {
      for (let index = 0; index < types.length; index += 1) {
        fields[index] = field(row[index] ?? null, types[index], point);
      }
      text += line(fields);
    }
    yield Buffer.from(text);
    text = '';
  }
  const empty = line(columns.map(() => ''));
  const last = totals();
  if (last.length > 0) text += empty;
  for (const { label, amounts } of last) {
    text += line(
      columns.map(({ id, type }, index) => {
        if (index === 0) return quoted(label);
        return field(amounts[id] ?? null, type, point);
      }),
    );
  }
  const about = facts();
  if (about.length > 0) text += empty;
  for (const { label, value } of about) {
    text += line(columns.map((_, index) => (index === 0 ? quoted(label) : index === 1 ? quoted(value) : '')));
  }
  yield Buffer.from(text);
}

function field(cell: Cell, type: ColumnType | undefined, point: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  switch (type) {
    case 'money':
      return point === '.' ? cell : cell.replace('.', point);
    case 'date':
    case 'dateTime':
      return cell;
    default:
      return quoted(cell);
  }
}

/** Text in quotes, its own ones doubled; what a spreadsheet would run is made harmless by an apostrophe. */
function quoted(text: string): string {
  const harmless = text !== '' && FORMULAS.includes(text.charAt(0)) ? `'${text}` : text;
  return harmless.includes('"') ? `"${harmless.replaceAll('"', '""')}"` : `"${harmless}"`;
}
