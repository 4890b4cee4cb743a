import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isRecordKey } from '../../../contract/keys';
import { PROCESS } from '../../../contract/limits';
import { isNarrowed, type Narrowing } from '../../../contract/narrowing';
import type { Period } from '../../../contract/reports';
import type { StatementRequest } from '../../../contract/statement';
import { typedText } from '../../../contract/typed-text';
import { nameThen } from '../../network/reports/operator-names';
import { contains, literally, startsWith } from '../../platform/db/search';
import { newestFirst } from './order';

type Condition = RawBuilder<SqlBool>;

/**
 * The condition by which rows of `cash_transaction t` are narrowed; `null` where nothing is asked. It is no scope:
 * whoever uses it has the condition of the selection beside it.
 */
export function narrowedBy(asked: Narrowing | undefined, { dateType }: Period): Condition | null {
  if (asked === undefined || !isNarrowed(asked)) return null;
  const { establishment, terminal, account, operator, day, month, type, least, most } = asked;
  const date = dateType === 'dc' ? sql`t.accounting_date` : sql`t.captured_at`;
  const from = (first: string, step: RawBuilder<unknown>) =>
    sql<SqlBool>`${date} >= ${first}::date and ${date} < ${first}::date + ${step}`;
  const text = typedText(asked.text ?? '');
  const conditions: (Condition | false | undefined)[] = [
    establishment !== undefined && sql`t.establishment_code = ${establishment}`,
    terminal !== undefined && sql`t.logical_number = ${terminal}`,
    account !== undefined && sql`t.account_id = ${keyIn(account)}::int`,
    operator !== undefined && sql`t.operator_id = ${keyIn(operator)}::int`,
    day !== undefined && from(day, sql`interval '1 day'`),
    month !== undefined && from(`${month}-01`, sql`interval '1 month'`),
    type !== undefined &&
      sql`(t.process_code = ${sql.lit(PROCESS.withdrawal)}) = ${sql.lit(type === 'withdrawal')}`,
    least !== undefined && sql`t.amount >= ${least}::numeric`,
    most !== undefined && sql`t.amount <= ${most}::numeric`,
    text !== '' && foundBy(text),
  ];
  return sql.join(
    conditions.filter((one): one is Condition => one instanceof Object),
    sql` and `,
  ) as Condition;
}

/** What is no key is that of nobody. */
const keyIn = (text: string) => (isRecordKey(text) ? Number(text) : 0);

/**
 * The names are looked for where they stand, once, and the rows of a period are compared with what was found. A code
 * counts by every name that it has had, because rows say the one of their time.
 */
function foundBy(text: ReturnType<typeof typedText>): Condition {
  const part = `%${literally(text)}%`;
  return sql`(t.nsu ilike ${part} or t.logical_number ilike ${part}
    or t.establishment_code in (select code from establishment
      where ${contains(sql.ref('name_folded'), text)} or ${startsWith(sql.ref('code'), text)})
    or t.operator_id in (select id from operator where ${contains(sql.ref('name_folded'), text)}
      union all select operator_id from operator_former_name where ${contains(sql`folded(name)`, text)}))`;
}

/** STMT-13: the order of the rows that a screen shows: newest first, or by a column and then so. */
export function orderedBy(
  { order, direction = 'asc' }: Pick<StatementRequest, 'order' | 'direction'>,
  period: Period,
  timeZone: string,
): RawBuilder<unknown> {
  if (order === undefined) return newestFirst(period);
  const turned = direction === 'asc' ? sql`asc` : sql`desc`;
  const columns = {
    transactionDate: [sql`t.captured_at`],
    accountingDate: [sql`t.accounting_date`],
    establishment: [sql`e.name_folded`, sql`e.code`],
    operator: [operatorThen(timeZone), sql`t.operator_id`],
    bank: [sql`b.name_folded`, sql`b.code`],
    sequenceNumber: [sql`t.nsu`],
    branch: [sql`a.branch`],
    account: [sql`a.number`],
    amount: [sql`${SIGNED}`],
    type: [sql`-t.process_code`],
  }[order];
  return sql.join([...columns.map((column) => sql`${column} ${turned}`), newestFirst(period)], sql`, `);
}

/** Folding a name takes longer than all else that is read of a row: that of now, which nearly all rows have, is stored so. */
const operatorThen = (timeZone: string) => sql`case when o.named_at is null then o.name_folded
  else folded(${nameThen(sql`t.captured_at`, timeZone)}) end`;

/** STMT-14: the amount of a withdrawal is negative. */
export const SIGNED = sql`case when t.process_code = ${sql.lit(PROCESS.withdrawal)} then -t.amount else t.amount end`;

/** Names and accounts of `cash_transaction t`. */
export const NAMED = sql`join establishment e on e.code = t.establishment_code
  join operator o on o.id = t.operator_id
  join account a on a.id = t.account_id
  join bank b on b.code = a.bank_code`;
