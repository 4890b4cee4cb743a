import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { periodOf } from '../../../contract/reports';
import { reportFileRequest } from '../../../contract/statement';
import type { Past, Since, Then } from '../../engines/exports/source';
import type { Row } from '../../engines/exports/table';
import { type Selection, selectionOf } from '../../network/reports/selection';
import {
  laterThan,
  rowsArrivedSince,
  rowsCancelledSince,
  rowsThen,
} from '../../network/reports/transactions';
import type { Db } from '../../platform/db/connections';
import { only, type Scope } from '../../platform/principal/scope';
import { statementLines } from './export-rows';
import { narrowedBy } from './narrowed';

/** The establishments that a statement covers: those that were chosen, or all of the reader's. */
export const coveredBy = ({ scope, establishments }: Selection): Scope =>
  establishments === null ? scope : only(establishments);

type Chunks = ReturnType<typeof statementLines>;

/**
 * An earlier statement: its rows, and those that arrived or were cancelled after its delivery. Groups count with their
 * members of that time, because the establishments are those that the file covered.
 * @param timeZone whose clocks the network goes by
 * @param lines turns the rows into the lines of a file
 */
export function statementPast(
  { request, scope, position, read }: Then,
  timeZone: string,
  lines: (chunks: Chunks) => AsyncGenerator<Row[]>,
): Past {
  const parsed = reportFileRequest.parse(request);
  const period = periodOf(parsed);
  const asked = narrowedBy(parsed.narrowed, period);
  const narrowed = (rows: RawBuilder<SqlBool>) =>
    asked === null ? rows : sql<SqlBool>`${rows} and ${asked}`;
  const selected = async (trx: Db): Promise<Selection> => ({
    ...(await selectionOf(trx, scope, { ...parsed, ecs: [], agrupadores: [], corban: false })),
    establishments: scope.all ? null : scope.codes,
  });

  const later = (trx: Db) => laterThan(trx, position);

  async function* rows() {
    const selection = await read(selected);
    const then = narrowed(rowsThen(selection, period, await read(later)));
    yield* lines(statementLines({ read, timeZone }, { period, rows: then }));
  }

  async function listed(which: RawBuilder<SqlBool>, most: number): Promise<Since> {
    const count = await read(async (trx) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from cash_transaction t where ${which}`.execute(trx);
      return rows[0]?.count ?? 0;
    });
    const first: Row[] = [];
    for await (const batch of lines(statementLines({ read, timeZone }, { period, rows: which }, most)))
      first.push(...batch);
    return { count, rows: first };
  }

  return {
    rows,
    since: async (most) => {
      const selection = await read(selected);
      const since = await read(later);
      return {
        arrived: await listed(narrowed(rowsArrivedSince(selection, period, since)), most),
        cancelled: await listed(narrowed(rowsCancelledSince(selection, period, since)), most),
      };
    },
  };
}
