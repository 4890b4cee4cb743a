import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ImportColumn, type ImportResource, importColumns } from '../../../../contract/import-columns';
import { type KeptSheet, SHEET } from '../../../../contract/import-sheets';
import { isLanguage, type Language } from '../../../../contract/languages';
import { invalid } from '../../../platform/errors/http-error';
import { allKeys, type SigningKeys } from '../../../platform/principal/signing-keys';
import type { SheetRecord } from './target';

/*
 * The hidden sheet of a workbook: what it is, its columns, and each record as it was when it was exported. The seal is made
 * with the key of the portal, so that nobody else can say what a record was.
 */

/** The form of the sheet; a later one would be another number. */
const FORM = '1';

/** What a sheet is of. */
interface SheetHead {
  resource: ImportResource;
  language: Language;
  columns: readonly ImportColumn[];
}

export interface ReadSheet extends SheetHead {
  records: ReadonlyMap<string, SheetRecord>;
}

function sealOf(secret: string, lines: Iterable<readonly string[]>): string {
  const seal = createHmac('sha256', secret).update('sheet to edit\n');
  for (const line of lines) seal.update(`${JSON.stringify(line)}\n`);
  return seal.digest('base64url');
}

/** The lines of the hidden sheet, whose texts are `plain`. */
export function keptLines(
  secret: string,
  { resource, language, columns }: SheetHead,
  records: ReadonlyMap<string, SheetRecord>,
): string[][] {
  const head = [SHEET.mark, FORM, resource, language];
  const lines = [
    ['id', 'version', ...columns],
    ...[...records].map(([key, { version, cells }]) => [
      key,
      version,
      ...columns.map((id) => cells[id] ?? ''),
    ]),
  ];
  return [[...head, sealOf(secret, [head, ...lines])], ...lines];
}

/**
 * Reads a hidden sheet.
 * @throws HttpError 400 where this portal has not written it, or not so
 */
export function readKept(keys: SigningKeys, sheet: KeptSheet): ReadSheet {
  const [[mark = '', form = '', resource = '', language = '', seal = ''] = [], heading = [], ...others] =
    sheet;
  const [, , ...named] = heading;
  const columns = named.flatMap((name) => importColumns.find((column) => column === name) ?? []);
  // Programs leave out empty cells at the end of a line.
  const lines = others.map((line) => heading.map((_, index) => line[index] ?? ''));
  const head = [mark, form, resource, language];
  const sealed = allKeys(keys).some((key) => isSame(sealOf(key, [head, heading, ...lines]), seal));
  if (!sealed || form !== FORM || columns.length < named.length || !isLanguage(language)) {
    throw invalid('imports.sheet.foreign');
  }
  const records = lines.map(([key = '', version = '', ...texts]): [string, SheetRecord] => {
    const cells = columns.flatMap((id, index) => (texts[index] ? [[id, texts[index]]] : []));
    return [key, { version, cells: Object.fromEntries(cells) }];
  });
  return { resource: resource as ImportResource, language, columns, records: new Map(records) };
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
