import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../../contract/calendar';
import { ACCOUNTING_LAG_DAYS } from '../../../../contract/limits';
import { toCents } from '../../../../contract/money';
import { type DateType, periodMoments } from '../../../../contract/reports';
import { depositReport } from '../../../../contract/statement';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import type { Database } from '../../../../server/platform/db/open';
import { freshDatabase } from '../../../support/databases';
import fc from '../../../support/fast-check';
import { addNetwork, addTransactions, addUser, transaction } from '../../../support/network';
import { type TestPortal, testPortal } from '../../../support/portal';

/* Totals come from three places, by day, by hour and row by row: together they are always the sum of the rows. */

let database: Database;
let portal: TestPortal;
let token: string;
let rows: TransactionRow[];

const two = (number: number) => String(number).padStart(2, '0');
const dates = [16, 17, 18, 19].map((day) => `2026-11-${day}`);
/** The days of capture of what is booked on them: each lag that there may be is among them. */
const captures = Array.from({ length: dates.length + ACCOUNTING_LAG_DAYS }, (_, index) =>
  addDays('2026-11-19', -index),
);
const times = [
  '00:00:00',
  '00:00:01',
  '08:59:59',
  '09:00:00',
  '09:10:00',
  '09:29:59',
  '09:30:15',
  '23:00:00',
  '23:59:58',
  '23:59:59',
];

beforeAll(async () => {
  database = await freshDatabase();
  await addNetwork(database.db);
  await addUser(database.db, { login: '10000001', role: 1 });
  rows = captures.flatMap((date, day) =>
    times.flatMap((time, hour) =>
      ['0001', '0003'].map((establishmentCode, which) =>
        transaction(`${date}T${time}`, {
          establishmentCode,
          amount: `${10 + day * 8 + hour}.${two(which * 37 + hour)}`,
          processCode: (day + hour + which) % 3 === 0 ? 302 : 304,
          operatorId: Number(establishmentCode) * 10 + ((hour % 2) + 1),
          accountingDate: addDays(date, (day + hour + which) % (ACCOUNTING_LAG_DAYS + 1)),
        }),
      ),
    ),
  );
  await addTransactions(database.db, rows);
  portal = await testPortal(database);
  token = (await portal.signIn('10000001')).token;
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
});

const moment = fc.tuple(fc.constantFrom(...dates), fc.constantFrom(...times));
const wish = fc.record({
  dateType: fc.constantFrom<DateType>('dt', 'dc'),
  ends: fc.tuple(moment, moment).map((ends) => ends.sort()),
  ecs: fc.constantFrom<string[]>([], ['0001'], ['0001', '0003']),
  operadores: fc.constantFrom<string[]>([], ['11'], ['11', '32']),
});

test('STMT-12 STMT-20 the totals of any period and selection are the sums of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(
      wish,
      async ({ dateType, ends: [[startDate, startTime], [endDate, endTime]], ecs, operadores }) => {
        const period = { dateType, startDate, startTime, endDate, endTime };
        const { body } = await portal.call(depositReport, {
          token,
          query: { formato: 'tela' },
          body: {
            tipoDeData: dateType,
            ...periodMoments(period),
            ecs,
            contas: [],
            operadores,
            agrupadores: [],
            todosEcs: ecs.length === 0,
            flTotalizar: true,
            escopo: 1,
          },
        });
        const meant = rows.filter((row) => {
          const inside =
            dateType === 'dc'
              ? row.accountingDate >= startDate && row.accountingDate <= endDate
              : row.capturedAt >= `${startDate}T${startTime}` && row.capturedAt <= `${endDate}T${endTime}`;
          return (
            inside &&
            (ecs.length === 0 || ecs.includes(row.establishmentCode)) &&
            (operadores.length === 0 || operadores.includes(String(row.operatorId)))
          );
        });
        const cents = (code: number) =>
          meant
            .filter(({ processCode }) => processCode === code)
            .reduce((sum, { amount }) => sum + toCents(amount), 0n);
        const footer = body.footers[0].map(({ value }: { value: number | null }) => value);
        expect([body.totalRows, toCents(footer[6]), toCents(footer[7])]).toEqual([
          meant.length,
          cents(304),
          cents(302),
        ]);
      },
    ),
    { numRuns: 150 },
  );
});
