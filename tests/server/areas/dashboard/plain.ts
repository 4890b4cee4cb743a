import { addDays } from '../../../../contract/calendar';
import type { DashboardQuery } from '../../../../contract/dashboard';
import { toCents } from '../../../../contract/money';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';

/* The expected dashboard, computed row by row from the decisions, without rollups and SQL. */

export interface PlainRow extends TransactionRow {
  cancelled: boolean;
}

interface Asked {
  rows: readonly PlainRow[];
  query: DashboardQuery;
  /** The requested establishments that the caller sees. */
  establishments: readonly string[];
  /** Whether the caller is a provider administrator. */
  provider: boolean;
  /** `YYYY-MM-DDTHH:mm:ss` on the network's clocks. */
  at: string;
  /** The hours of today that have begun, one that comes twice twice. */
  hours: readonly string[];
}

const number = (cents: bigint) => Number(cents) / 100;
const share = (part: bigint, whole: bigint) =>
  whole === 0n ? 0 : Number((part * 20_000n + whole) / (2n * whole)) / 100;
const sum = (rows: readonly PlainRow[]) => rows.reduce((total, { amount }) => total + toCents(amount), 0n);
const byValue = (one: readonly [string, bigint], other: readonly [string, bigint]) =>
  one[1] === other[1] ? (one[0] < other[0] ? 1 : -1) : one[1] < other[1] ? 1 : -1;

/** The last day of which nothing can still be waiting: told day by day, from what the whole network has captured. */
function postedUntil(all: readonly PlainRow[], today: string): string {
  const kept = all.filter(({ cancelled, capturedAt }) => !cancelled && capturedAt.slice(0, 10) <= today);
  const since = (day: string) => kept.filter(({ capturedAt }) => capturedAt.slice(0, 10) >= day);
  const counts = (day: string) =>
    since(day).some(({ accountingDate }) => accountingDate <= today) ||
    (day !== today &&
      !kept.some(
        ({ capturedAt, accountingDate }) => capturedAt.slice(0, 10) <= day && accountingDate > today,
      ));
  let day = today;
  while (!counts(day)) day = addDays(day, -1);
  return day;
}

/** The reply of `/portal/dashboard/transaction`, except for `arrived`. */
export function plainDashboard({ rows, query, establishments, provider, at, hours }: Asked) {
  const today = at.slice(0, 10);
  const days = query.periodo === 0 ? 1 : query.periodo;
  const from = addDays(today, 1 - days);
  const thisHour = Number(at.slice(11, 13));
  const length = query.periodo === 0 ? hours.length : days;
  const dateOf = (row: PlainRow) =>
    query.tipoTransacao === 'dt' ? row.capturedAt.slice(0, 10) : row.accountingDate;
  const own = rows.filter(({ establishmentCode }) => establishments.includes(establishmentCode));
  const upToHour = ({ capturedAt }: PlainRow) => Number(capturedAt.slice(11, 13)) <= thisHour;
  const now = own.filter(
    (row) => dateOf(row) >= from && dateOf(row) <= today && (query.periodo !== 0 || upToHour(row)),
  );
  const before = own.filter(
    (row) => dateOf(row) >= addDays(from, -days) && dateOf(row) <= addDays(today, -days),
  );
  const sameTime = before.filter(
    ({ capturedAt }) => capturedAt <= `${addDays(today, -days)}T${at.slice(11)}`,
  );
  const momentOf = ({ capturedAt }: PlainRow) =>
    query.periodo === 0 ? `${capturedAt.slice(0, 13)}:00:00` : capturedAt.slice(0, 10);

  const good = now.filter(({ cancelled }) => !cancelled);
  const first = [from, ...good.map(momentOf)].toSorted()[0] ?? from;
  const moments: string[] = [];
  if (query.periodo === 0) {
    for (const hour of new Set(hours)) moments.push(`${today}T${hour}:00:00`);
  } else {
    for (let day = first; day <= today; day = addDays(day, 1)) moments.push(day);
  }
  const highest = (of: readonly PlainRow[], code: number) =>
    [...new Set(of.map(momentOf))]
      .map((moment) => [moment, sum(of.filter((row) => momentOf(row) === moment))] as const)
      .toSorted(byValue)
      .slice(0, 3)
      .map(([dataCaptura, cents], index) => ({
        cdProc: code,
        valor: number(cents),
        dataCaptura,
        percent: share(cents, sum(of)),
        rowNumber: index + 1,
      }));
  const of = (code: number, among: readonly PlainRow[] = good) =>
    among.filter(({ processCode }) => processCode === code);
  const average = (cents: bigint) => number((2n * cents + BigInt(length)) / (2n * BigInt(length)));
  const operators = [...new Set(of(304).map(({ operatorId }) => operatorId))]
    .map((id) => ({ id, rows: of(304).filter(({ operatorId }) => operatorId === id) }))
    .toSorted((one, other) => {
      const [a, b] = [sum(one.rows), sum(other.rows)];
      return a === b ? one.id - other.id : a < b ? 1 : -1;
    });
  const cancelled = now.filter((row) => row.cancelled);
  const cancelledMoments = [...new Set(cancelled.map(momentOf))]
    .map((moment) => [moment, BigInt(cancelled.filter((row) => momentOf(row) === moment).length)] as const)
    .toSorted(byValue);
  const kept = sameTime.filter((row) => !row.cancelled);
  const cancelledBefore = sameTime.filter((row) => row.cancelled);
  return {
    dashboardTransacaoList: [304, 302].flatMap((code) =>
      moments.map((moment, index) => {
        const cents = sum(of(code).filter((row) => momentOf(row) === moment));
        return {
          valor: number(cents),
          cdProc: code,
          dataCaptura: moment,
          rowNumber: index + 1,
          percent: share(cents, sum(of(code))),
        };
      }),
    ),
    sum: { deposito: number(sum(of(304))), saque: number(sum(of(302))) },
    media: { deposito: average(sum(of(304))), saque: average(sum(of(302))) },
    maioresValores: [304, 302].flatMap((code) => highest(of(code), code)),
    operadoresDTOS: operators.map(({ id, rows: theirs }) => ({
      operador: `Operador ${id}`,
      id,
      cdProc: 304,
      valor: number(sum(theirs)),
      percent: share(sum(theirs), sum(of(304))),
      media: average(sum(theirs)),
      datasMaioresValores: highest(theirs, 304),
    })),
    transacoesCanceladasDTOS: provider
      ? {
          totalCancelamentos: cancelled.length,
          mediaCancelamentos: Math.round((cancelled.length * 100) / length) / 100,
          maioresDatas: cancelledMoments.slice(0, 3).map(([date, quantity], index) => ({
            id: index + 1,
            date,
            percent: share(quantity, BigInt(cancelled.length)),
            quantity: Number(quantity),
          })),
          anterior: cancelledBefore.length,
        }
      : null,
    totalOperadores: operators.length,
    anterior: { deposito: number(sum(of(304, kept))), saque: number(sum(of(302, kept))) },
    inicio: from,
    fim: today,
    lancadoAte: query.tipoTransacao === 'dt' ? today : postedUntil(rows, today),
    at,
  };
}
