import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import { addDays } from '../../../contract/calendar';
import { FIND } from '../../../contract/find';
import { currencyOf } from '../../../contract/languages';
import { ACCOUNTING_LAG_DAYS, PROCESS } from '../../../contract/limits';
import type { Place } from '../../../contract/place';
import { REPORT } from '../../../contract/reports';
import type { TypedText } from '../../../contract/typed-text';
import { formatDateTime, formatMoney } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import { defineFinder, type Finder } from '../../engines/find/define';
import type { View } from '../../engines/view';
import { foundShops } from '../../network/establishments/find';
import { NEARNESS, nearest } from '../../platform/db/nearest';
import { containsWords } from '../../platform/db/search-box';
import { within } from '../../platform/principal/scope';
import { wallClock } from '../../platform/time/wall-clock';
import { type AmountDay, amountDayIn } from './amount-day';

const SCREEN = '/transacoes-extrato';

/** The statement of a hit goes over so many days up to today. */
const DAYS = 7;

const todayOf = ({ clock }: View): string => wallClock(clock.timeZone, clock.now).slice(0, 10);

const lately = (today: string, chosen: Place['filter']): Place => ({
  screen: SCREEN,
  filter: { dtInit: addDays(today, 1 - DAYS), dtFinal: today, ...chosen },
});

const shopFinder = defineFinder({
  kind: 'establishment',
  screen: SCREEN,
  async find(typed, searching) {
    const today = todayOf(searching);
    const shops = await foundShops(searching.db, searching.scope, typed);
    return shops.map(({ code, ...shop }) => ({ ...shop, to: lately(today, { ecs: [code] }) }));
  },
});

/** Groups for those who may not open them, but the statement of their establishments. */
const groupFinder = defineFinder({
  kind: 'group',
  screen: SCREEN,
  concerns: ({ level }) => level !== LEVEL.provider,
  async find(typed, searching) {
    const { db, scope } = searching;
    const today = todayOf(searching);
    const scoped = db.selectFrom('grouper').where(sql<SqlBool>`exists (
      select from grouper_establishment where grouper_id = grouper.id
        and ${within(scope, sql.ref('establishment_code'))})`);
    const rows = await nearest(db, typed, {
      table: 'grouper',
      key: 'id',
      name: 'name_folded',
      matching: scoped.where(containsWords(sql.ref('grouper.name_folded'), typed)),
      scoped,
      columns: sql<{ id: number; name: string }>`id, name`,
    });
    return rows.map(({ id, name, nearness }) => ({
      title: name,
      detail: [],
      to: lately(today, { associators: [String(id)] }),
      nearness,
    }));
  },
});

interface Row {
  at: string;
  nsu: string;
  amount: string;
  process: number;
  ec: string;
  shop: string;
  operator: number;
  account: number;
}

/** The number that a terminal gave to a transaction; short ones are meant only where somebody says so. */
const NSU = /^(?:(nsu)\W*)?([\d .-]*\d)$/iu;
const SHORTEST_NSU = 3;
/** Terminals write their numbers with zeros in front, up to these lengths. */
const NSU_LENGTHS = [6, 9, 12];

/** The condition that a text is the number of a transaction; the index cash_transaction_nsu has them. */
function numbered(typed: TypedText): RawBuilder<SqlBool> | null {
  const [, said, written = ''] = NSU.exec(typed) ?? [];
  const digits = written.replace(/\D/g, '');
  if (digits === '' || (said === undefined && digits.length < SHORTEST_NSU)) return null;
  const forms = new Set([digits, ...NSU_LENGTHS.map((length) => digits.padStart(length, '0'))]);
  return sql`t.nsu = any(${[...forms]}::text[])`;
}

/** The condition for an amount that was captured or booked on a day; the indexes of the two days have them. */
function amounting({ amount, day, time }: AmountDay): RawBuilder<SqlBool> {
  const captured = (first: string) => sql`t.captured_at >= ${first}::timestamp
    and t.captured_at < ${addDays(day, 1)}::timestamp`;
  const on =
    time === null
      ? sql`((${captured(day)}) or (t.accounting_date = ${day}::date and ${captured(addDays(day, -ACCOUNTING_LAG_DAYS))}))`
      : sql`(${captured(day)} and to_char(t.captured_at, 'HH24:MI:SS') like ${`${time}%`})`;
  return sql`${on} and t.amount = ${amount}::numeric`;
}

/** Transactions by their NSU, or by amount and day: the newest first, as far back as a statement may go. */
const transactionFinder = defineFinder({
  kind: 'transaction',
  screen: SCREEN,
  async find(typed, searching) {
    const { db, scope, language, config } = searching;
    const today = todayOf(searching);
    const amount = amountDayIn(typed, language, today);
    const meant = amount === null ? numbered(typed) : amounting(amount);
    if (meant === null) return [];
    const { rows } = await sql<Row>`
      select to_char(t.captured_at, 'YYYY-MM-DD HH24:MI:SS') as at, t.nsu, t.amount::text as amount,
        t.process_code as process, t.establishment_code as ec, t.operator_id as operator, t.account_id as account,
        (select name from establishment where code = t.establishment_code) as shop
      from cash_transaction t
      where ${meant} and ${within(scope, sql.ref('t.establishment_code'))} and t.cancelled_at is null
        and t.captured_at >= ${addDays(today, -REPORT.maxDaysBack)}::timestamp
      order by t.captured_at desc, t.logical_number, t.nsu limit ${FIND.each}`.execute(db);
    return rows.map((row) => {
      const { date, time } = formatDateTime(row.at, language);
      const type = row.process === PROCESS.withdrawal ? 'withdrawal' : 'deposit';
      return {
        title: message(language, `find.${type}`, {
          amount: formatMoney(row.amount, language, currencyOf(language, config.currency)),
        }),
        detail: [`${date} ${time}`, `NSU ${row.nsu}`, row.shop],
        to: { screen: SCREEN, filter: momentOf(row) },
        nearness: NEARNESS.name,
      };
    });
  },
});

/** The statement of the second in which a transaction was captured, by the same operator to the same account. */
function momentOf({ at, ec, operator, account }: Row): Place['filter'] {
  const [day = '', time = ''] = at.split(' ');
  return {
    dtInit: day,
    dtFinal: day,
    tmInit: time,
    tmFinal: time,
    ecs: [ec],
    operators: [String(operator)],
    accounts: [String(account)],
  };
}

export const statementFinders: readonly Finder[] = [shopFinder, groupFinder, transactionFinder];
