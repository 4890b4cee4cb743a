import { sql } from 'kysely';
import { type FormerName, formerNames } from '../../network/reports/operator-names';
import type { Db } from '../../platform/db/connections';

interface Account {
  bank: string;
  branch: string;
  number: string;
}

interface Operator {
  name: string | null;
  tail: string | null;
  former: readonly FormerName[] | null;
}

const UNKNOWN: Operator = { name: null, tail: null, former: null };

/** The indexes of codes and ids within the values of a row. */
type Places = Readonly<Record<'establishment' | 'operator' | 'account', number>>;

/**
 * The names of what the rows of a file refer to, each read once. Joining the names to every row instead would make a
 * file of a hundred thousand rows take one and a half times as long.
 */
export class Names {
  readonly establishments = new Map<string, string>();
  readonly #operators = new Map<string, Operator>();
  readonly accounts = new Map<string, Account>();

  constructor(private readonly timeZone: string) {}

  /**
   * Returns what a code was called when it was used.
   * @param at `YYYY-MM-DD HH:mm:ss` on the network's clocks
   */
  operator(key: string, at: string): string | null {
    const { name, former } = this.#operators.get(key) ?? UNKNOWN;
    return former === null ? name : (former.find(({ until }) => at < until)?.name ?? name);
  }

  /** Returns the last three characters of the code of an operator, which nobody may see more of (OPC-06). */
  operatorTail(key: string): string | null {
    return this.#operators.get(key)?.tail ?? null;
  }

  /** Reads the names that these rows refer to and that are not known yet. */
  async learn(trx: Db, values: readonly string[], places: Places, width: number): Promise<void> {
    const unknown = (known: ReadonlyMap<string, unknown>, place: number) => {
      const keys = new Set<string>();
      for (let at = place; at < values.length; at += width) {
        const key = values[at] as string;
        if (!known.has(key)) keys.add(key);
      }
      return keys;
    };
    const establishments = unknown(this.establishments, places.establishment);
    const operators = unknown(this.#operators, places.operator);
    const accounts = unknown(this.accounts, places.account);
    if (establishments.size > 0) await this.#learnEstablishments(trx, [...establishments]);
    if (operators.size > 0) await this.#learnOperators(trx, [...operators]);
    if (accounts.size > 0) await this.#learnAccounts(trx, [...accounts]);
  }

  async #learnEstablishments(trx: Db, keys: readonly string[]): Promise<void> {
    const { rows } = await sql<{ key: string; name: string }>`
      select code as key, name from establishment where code = any(${keys}::text[])`.execute(trx);
    for (const { key, name } of rows) this.establishments.set(key, name);
  }

  async #learnOperators(trx: Db, keys: readonly string[]): Promise<void> {
    const { rows } = await sql<Operator & { key: string }>`
      select o.id::text as key, o.name, o.code_tail as tail, ${formerNames(this.timeZone)} as former
      from operator o where o.id = any(${keys}::int[])`.execute(trx);
    for (const { key, ...operator } of rows) this.#operators.set(key, operator);
  }

  async #learnAccounts(trx: Db, keys: readonly string[]): Promise<void> {
    const { rows } = await sql<Account & { key: string }>`
      select a.id::text as key, b.name as bank, a.branch, a.number
      from account a join bank b on b.code = a.bank_code
      where a.id = any(${keys}::int[])`.execute(trx);
    for (const { key, ...account } of rows) this.accounts.set(key, account);
  }
}
