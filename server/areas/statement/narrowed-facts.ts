import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isRecordKey } from '../../../contract/keys';
import { currencyOf, type Language } from '../../../contract/languages';
import { isNarrowed, type Narrowing } from '../../../contract/narrowing';
import { formatDate, formatMoney } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import type { Fact } from '../../engines/exports/table';
import { namedAccounts, namedEstablishments, namedOperators } from '../../network/reports/named';
import type { Db } from '../../platform/db/connections';
import { type Scope, within } from '../../platform/principal/scope';

/**
 * What a reader of a file has to know of its narrowing: a line for each of its parts, none where nothing is narrowed.
 * @param currency that of the deployment, if it has one
 */
export async function narrowedFacts(
  trx: Db,
  asked: Narrowing | undefined,
  { scope, language, currency }: { scope: Scope; language: Language; currency: string | null },
): Promise<Fact[]> {
  if (asked === undefined || !isNarrowed(asked)) return [];
  const { establishment, terminal, account, operator, day, month, type, least, most, text } = asked;
  const dimension = (
    name: 'establishment' | 'terminal' | 'account' | 'operator' | 'day' | 'month' | 'type',
  ) => message(language, `statement.breakdown.dimensions.${name}`);
  const seen = (which: keyof typeof visible, key: string) => nameSeen(trx, scope, which, key);
  const money = (amount: string) => formatMoney(amount, language, currencyOf(language, currency));
  const parts: [label: string, value: string][] = [];
  const only = message(language, 'statement.breakdown.facts.narrowed');
  const add = (label: string, value: string) => parts.push([label, value]);
  if (establishment !== undefined)
    add(dimension('establishment'), await seen('establishment', establishment));
  if (terminal !== undefined) add(dimension('terminal'), terminal);
  if (account !== undefined) add(dimension('account'), await seen('account', account));
  if (operator !== undefined) add(dimension('operator'), await seen('operator', operator));
  if (day !== undefined) add(dimension('day'), formatDate(day, language));
  if (month !== undefined) add(dimension('month'), month);
  if (type !== undefined) add(dimension('type'), message(language, `statement.types.${type}`));
  if (least !== undefined || most !== undefined) {
    const amounts = { least: money(least ?? '0'), most: money(most ?? '0') };
    const form = least === undefined ? 'to' : most === undefined ? 'from' : 'between';
    add(
      message(language, 'statement.narrowing.amount'),
      message(language, `statement.narrowing.amounts.${form}`, amounts),
    );
  }
  if (text !== undefined && text.trim() !== '')
    add(message(language, 'statement.narrowing.text'), text.trim());
  return parts.map(([label, value]) => ({ label: only, value: `${label} ${value}` }));
}

type Condition = (scope: Scope, key: string) => RawBuilder<SqlBool>;

/** For each kind of key: who may know its name, and how it is called. */
const visible: Record<
  'establishment' | 'operator' | 'account',
  { table: string; may: Condition; named: typeof namedEstablishments }
> = {
  establishment: {
    table: 'establishment',
    may: (scope, key) => sql`code = ${key} and ${within(scope, sql.ref('code'))}`,
    named: namedEstablishments,
  },
  operator: {
    table: 'operator',
    may: (scope, key) => sql`id = ${Number(key)} and ${within(scope, sql.ref('establishment_code'))}`,
    named: namedOperators,
  },
  account: {
    table: 'account_establishment',
    may: (scope, key) => sql`account_id = ${Number(key)} and ${within(scope, sql.ref('establishment_code'))}`,
    named: namedAccounts,
  },
};

/** The name behind a key; to whoever may not know it, the key that was sent. */
async function nameSeen(trx: Db, scope: Scope, which: keyof typeof visible, key: string): Promise<string> {
  const { table, may, named } = visible[which];
  if (which !== 'establishment' && !isRecordKey(key)) return key;
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from ${sql.table(table)} where ${may(scope, key)}) as may`.execute(trx);
  return rows[0]?.may ? ((await named(trx, [key]))[0] ?? key) : key;
}
