import type { ImportColumn } from '../../../../contract/import-columns';
import { SHEET } from '../../../../contract/import-sheets';
import { type MessageKey, message } from '../../../../i18n/server';
import type { AppContext } from '../../../platform/context';
import { lockedWorkbook } from '../../exports/formats';
import type { ExportSource, Fetching } from '../../exports/source';
import type { Column, ExportTable, Row } from '../../exports/table';
import { assertNotTooManyToEdit, type ListRequest, listedKeys } from '../../lists/export';
import { listFacts } from '../../lists/facts';
import type { ImportTarget } from '../target';
import { assertComesBack } from './export-limits';
import { keptLines } from './kept';
import { sheetRecords } from './records';
import type { SheetTarget } from './target';

const BATCH = 100;

/** A list as a file, where it is asked for as a sheet to be edited as well. */
export function withSheet(source: ExportSource, target: ImportTarget, context: AppContext): ExportSource {
  const { sheet } = target;
  if (sheet === undefined) return source;
  return {
    ...source,
    table: (fetching) =>
      (fetching.request as ListRequest).edit === true
        ? sheetTable({ ...target, sheet }, context, fetching)
        : source.table(fetching),
  };
}

/**
 * The rows of a list as a workbook that comes back: the columns of its import, locked but for those that may be edited,
 * behind them which record each row is, and on a hidden sheet what each record was. Its records are read at once, because
 * there are no more than an import takes.
 */
async function sheetTable(
  { name, columns: known, sheet }: ImportTarget & { sheet: SheetTarget },
  { secret }: AppContext,
  { request, scope, language, read, at, timeZone }: Fetching,
): Promise<ExportTable> {
  const { list, fields, editable, grows } = sheet;
  const listRequest = request as ListRequest;
  const clock = { now: at, timeZone };
  const { records, facts } = await read(async (trx) => {
    const keys = await listedKeys(trx, list, scope, listRequest, clock);
    assertNotTooManyToEdit(keys.length);
    return {
      records: await sheetRecords(trx, sheet, keys.map(String), { scope, language, clock }),
      facts: await listFacts(trx, list, listRequest.filter, { language, currency: null, at, timeZone }),
    };
  });
  assertComesBack(records);
  const ids = Object.keys(fields) as ImportColumn[];
  const headingOf = (id: ImportColumn) => message(language, known[id]?.title as MessageKey);
  const hidden = (id: string): Column => ({ id, heading: id, type: 'code', hidden: true });
  const all = [...records];

  async function* batches(): AsyncGenerator<readonly Row[]> {
    for (let start = 0; start < all.length; start += BATCH) {
      yield all
        .slice(start, start + BATCH)
        .map(([key, { version, cells }]) => [...ids.map((id) => cells[id] ?? null), key, version]);
    }
  }
  return {
    language,
    title: message(language, list.title),
    facts: () => [
      {
        label: message(language, 'exportFile.facts.editable'),
        value: editable.map(headingOf).join(', '),
      },
      { label: message(language, 'exportFile.facts.note'), value: message(language, 'imports.sheet.note') },
      ...facts(records.size),
    ],
    columns: [
      ...ids.map((id): Column => {
        const type = known[id]?.date === true ? 'date' : 'text';
        return { id, heading: headingOf(id), type, open: editable.includes(id) };
      }),
      hidden(SHEET.keyHeading),
      hidden(SHEET.versionHeading),
    ],
    batches: batches(),
    totals: () => [],
    write: (table) =>
      lockedWorkbook(table, {
        grows,
        kept: () => ({
          name: SHEET.mark,
          lines: keptLines(secret, { resource: name, language, columns: ids }, records),
        }),
      }),
  };
}
