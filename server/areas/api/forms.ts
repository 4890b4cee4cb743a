import { notAcceptable, preferred } from '../../platform/http/accepted';
import { jsonLines, jsonText } from '../../platform/http/exact-money';
import { Written } from '../../platform/http/written';

/** The media types in which rows can be returned; the first one is the default. */
const forms = {
  'application/json': 'application/json; charset=utf-8',
  'application/x-ndjson': 'application/x-ndjson; charset=utf-8',
  'text/csv': 'text/csv; charset=utf-8; header=present',
} as const;
type Form = keyof typeof forms;
const names = Object.keys(forms) as Form[];

/** @throws HttpError 406 if an Accept header takes none of them */
export const formOf = (accept: string | undefined): Form =>
  preferred(accept, names) ?? notAcceptable('apiReplies.notAcceptable');

/** Rows, and how they are written in each media type. */
interface Rows<Row> {
  rows: readonly Row[];
  /** A row in JSON and NDJSON. */
  json: (row: Row) => object;
  /** The whole JSON reply, which contains the rows. */
  whole: (rows: object[]) => object;
  columns: readonly string[];
  /** The cells of a row in CSV. */
  cells: (row: Row) => readonly (string | number | null)[];
  headers: Record<string, string>;
}

export function written<Row>(form: Form, all: Rows<Row>): Written {
  return new Written(forms[form], textOf(form, all), all.headers);
}

function textOf<Row>(form: Form, { rows, json, whole, columns, cells }: Rows<Row>): string {
  if (form === 'application/json') return jsonText(whole(rows.map(json)));
  if (form === 'application/x-ndjson') return jsonLines(rows.map(json));
  return [columns, ...rows.map(cells)].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** Quotes a cell as RFC 4180 requires. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
