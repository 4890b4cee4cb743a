import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import { HttpError } from '../../platform/errors/http-error';
import type { Scope } from '../../platform/principal/scope';

/** The account of a bank file, as it is now. */
export interface FileAccount {
  id: number;
  name: string;
  bankCode: string;
  bankName: string;
  branch: string;
  number: string;
  /** The establishments that use it. */
  establishments: string[];
}

/**
 * Returns an account of which the caller sees something, whether it is active or not: its transactions go on.
 * @returns `null` for one that does not exist, or is of others alone
 */
export async function fileAccount(trx: Db, scope: Scope, id: number): Promise<FileAccount | null> {
  const { rows } = await sql<FileAccount>`
    select a.id, a.nickname as name, a.bank_code as "bankCode", b.name as "bankName", a.branch, a.number,
      array(select establishment_code from account_establishment ae where ae.account_id = a.id
        order by establishment_code) as establishments
    from account a join bank b on b.code = a.bank_code where a.id = ${id}`.execute(trx);
  const [account] = rows;
  if (account === undefined) return null;
  return scope.all || account.establishments.some((code) => scope.codes.includes(code)) ? account : null;
}

/** True where a scope has all of these establishments. */
export function isWhole(scope: Scope, establishments: readonly string[]): boolean {
  if (scope.all) return true;
  const own = new Set(scope.codes);
  return establishments.every((code) => own.has(code));
}

/**
 * A bank file has its account whole: a part of it would have a balance that the bank does not know.
 * @param establishments all that the account belongs to, or has transactions of
 * @param field the field of the call that names the account, where there is one
 * @throws HttpError 403 where one of them is beyond the scope
 */
export function assertWhole(scope: Scope, establishments: readonly string[], field?: string): void {
  if (isWhole(scope, establishments)) return;
  throw new HttpError(403, 'bankFile.partial', field === undefined ? {} : { [field]: 'bankFile.partial' });
}

/** The same as a condition on files of the series: neither they nor their accounts have anything beyond the scope. */
export function wholeOnly(scope: Scope): RawBuilder<SqlBool> {
  if (scope.all) return sql<SqlBool>`true`;
  const codes = sql`${scope.codes}::text[]`;
  const used = (where: RawBuilder<unknown>) => sql`exists (select from account_establishment ae
    where ae.account_id = bank_file.account_id and ${where})`;
  return sql<SqlBool>`(bank_file.establishments <@ ${codes} and ${used(sql`ae.establishment_code = any(${codes})`)}
    and not ${used(sql`ae.establishment_code <> all(${codes})`)})`;
}
