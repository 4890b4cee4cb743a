import { jsonLines, jsonText } from '../../platform/http/exact-money';
import { HttpError } from '../../platform/http/http-error';
import { Written } from '../../platform/http/written';

/** The forms in which rows leave, the first one for whoever names none. */
const forms = {
  'application/json': 'application/json; charset=utf-8',
  'application/x-ndjson': 'application/x-ndjson; charset=utf-8',
  'text/csv': 'text/csv; charset=utf-8; header=present',
} as const;
type Form = keyof typeof forms;
const names = Object.keys(forms) as Form[];

/**
 * RFC 9110, 12.5.1: the form that an Accept header likes best.
 * @throws HttpError 406 where it takes none
 */
export function formOf(accept: string | undefined): Form {
  const ranges = (accept?.trim() || '*/*').split(',').map((text) => {
    const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = q === undefined ? 1 : Number(q.slice(2));
    return { range, quality: Number.isNaN(quality) ? 0 : quality };
  });
  // The most exact range counts: `*/*;q=0.1, text/csv`.
  const likes = names.map((form) => {
    const exact = [form, `${form.split('/')[0]}/*`, '*/*'];
    const range = exact.map((one) => ranges.find((given) => given.range === one)).find(Boolean);
    return { form, quality: range?.quality ?? 0 };
  });
  const [best] = likes.toSorted((one, other) => other.quality - one.quality);
  if (best === undefined || best.quality <= 0) throw new HttpError(406, 'apiReplies.notAcceptable');
  return best.form;
}

/** Rows, and how each form writes them. */
interface Rows<Row> {
  rows: readonly Row[];
  /** A row as JSON and NDJSON have it. */
  json: (row: Row) => object;
  /** The JSON answer, which holds them. */
  whole: (rows: object[]) => object;
  columns: readonly string[];
  /** A row as a CSV file has it. */
  cells: (row: Row) => readonly (string | number | null)[];
  headers: Record<string, string>;
}

/** Rows in a form. */
export function written<Row>(form: Form, all: Rows<Row>): Written {
  return new Written(forms[form], textOf(form, all), all.headers);
}

function textOf<Row>(form: Form, { rows, json, whole, columns, cells }: Rows<Row>): string {
  if (form === 'application/json') return jsonText(whole(rows.map(json)));
  if (form === 'application/x-ndjson') return jsonLines(rows.map(json));
  return [columns, ...rows.map(cells)].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

/** RFC 4180. */
function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
