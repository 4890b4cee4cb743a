import { sql } from 'kysely';
import type { z } from 'zod';
import type {
  apiAccountRecord,
  apiAccounts,
  apiOperatorRecord,
  apiOperators,
} from '../../../contract/api-records';
import { API } from '../../../contract/limits';
import type { ReplyOf } from '../../../contract/operation';
import type { Db } from '../../platform/db/connections';
import { notFound } from '../../platform/errors/http-error';
import { type Scope, within } from '../../platform/principal/scope';

type Operator = z.infer<typeof apiOperatorRecord>;
type Account = z.infer<typeof apiAccountRecord>;

interface Pages {
  after?: number | undefined;
  limit?: number | undefined;
}

const operatorColumns = sql`o.id, o.establishment_code as establishment, o.name, o.code_tail as tail, o.active`;

/** An account `a`, with the establishments that use it as far as the scope sees them. */
const accountColumns = (scope: Scope) => sql`a.id, a.nickname as name, a.bank_code as "bankCode",
  (select name from bank where code = a.bank_code) as bank, a.branch, a.number, a.active,
  array(select ae.establishment_code from account_establishment ae where ae.account_id = a.id
    and ${within(scope, sql.ref('ae.establishment_code'))} order by ae.establishment_code) as establishments`;

const seen = (scope: Scope) => sql`exists (select from account_establishment ae where ae.account_id = a.id
  and ${within(scope, sql.ref('ae.establishment_code'))})`;

/** A page of the operators of a client's establishments, by id. An index answers for each establishment. */
export async function operatorsPage(
  db: Db,
  codes: readonly string[],
  { after = 0, limit = API.page }: Pages,
): Promise<ReplyOf<typeof apiOperators>> {
  const { rows } = await sql<Operator>`
    select own.* from unnest(${codes}::text[]) as wanted (code) cross join lateral (
      select ${operatorColumns} from operator o where o.establishment_code = wanted.code and o.id > ${after}
      order by o.id limit ${limit + 1}) as own
    order by own.id limit ${limit + 1}`.execute(db);
  const operators = rows.slice(0, limit);
  return { operators, next: nextOf(rows, operators) };
}

/** @throws HttpError 404 for one that does not exist, or is not of the client's establishments */
export async function operatorOf(db: Db, scope: Scope, id: number): Promise<Operator> {
  const { rows } = await sql<Operator>`select ${operatorColumns} from operator o
    where o.id = ${id} and ${within(scope, sql.ref('o.establishment_code'))}`.execute(db);
  return theOne(rows);
}

/** A page of the accounts that a client's establishments use, by id. */
export async function accountsPage(
  db: Db,
  scope: Scope,
  { after = 0, limit = API.page }: Pages,
): Promise<ReplyOf<typeof apiAccounts>> {
  const { rows } = await sql<Account>`select ${accountColumns(scope)} from account a
    where a.id > ${after} and ${seen(scope)} order by a.id limit ${limit + 1}`.execute(db);
  const accounts = rows.slice(0, limit);
  return { accounts, next: nextOf(rows, accounts) };
}

/** @throws HttpError 404 for one that does not exist, or that none of the client's establishments uses */
export async function accountOf(db: Db, scope: Scope, id: number): Promise<Account> {
  const { rows } = await sql<Account>`select ${accountColumns(scope)} from account a
    where a.id = ${id} and ${seen(scope)}`.execute(db);
  return theOne(rows);
}

const nextOf = (found: readonly { id: number }[], page: readonly { id: number }[]): number | null =>
  found.length > page.length ? (page.at(-1)?.id ?? null) : null;

function theOne<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw notFound();
  return row;
}
