import { sql } from 'kysely';
import type { Db } from '../../platform/db/connections';
import { instantAt } from '../../platform/time/wall-clock';
import type { Chance } from '../chance';
import { demoPeople } from '../people';
import type { Shop } from '../shops';
import { clockText, type Span } from '../span';

/** What the happenings of a span are made of. */
export interface Life {
  seed: number;
  timeZone: string;
  /** `HH:mm`, at which a day is closed on the next one. */
  dayClose: string;
  span: Span;
  /** The first day that the demo has movements of. */
  firstDay: string;
  shops: readonly Shop[];
  people: readonly Someone[];
}

/** An active person, with the establishments in scope. */
export interface Someone {
  id: number;
  login: string;
  name: string;
  email: string;
  role: number;
  codes: readonly string[];
}

/** The instant of a second of a day. */
export function instantOf({ timeZone }: Life, date: string, second: number): Date {
  return instantAt(timeZone, clockText(date, second));
}

/** The instant at which the span ends: what would happen later has not happened. */
export function endOf(life: Life): Date {
  return instantOf(life, life.span.lastDay, life.span.until);
}

export async function readPeople(trx: Db): Promise<Someone[]> {
  const { rows } = await sql<Someone>`
    select id, login, name, email, role, array(
      select establishment_code from user_establishment where user_id = id
      union select establishment_code from user_grouper join grouper_establishment using (grouper_id)
        where user_id = id order by 1
    ) as codes
    from portal_user where active order by login`.execute(trx);
  return rows;
}

/** The five whom the documentation names. */
export const signIns: ReadonlySet<string> = new Set(demoPeople.map(({ login }) => login));

const MANAGER = 2;
const BANK_USER = 5;

/**
 * Somebody who may ask for something on behalf of a shop: of its managers one, and rather one who signs in to the
 * demo, else a provider administrator.
 */
export function requesterOf({ people }: Life, code: string, chance: Chance): Someone | null {
  const managers = people.filter(({ role, codes }) => role === MANAGER && codes.includes(code));
  const known = managers.filter(({ login }) => signIns.has(login));
  const others = people.filter(({ role }) => role === 1);
  const from = [known, managers].find((some) => some.length > 0 && chance.happens(0.8)) ?? others;
  return from.length === 0 ? null : chance.pick(from);
}

/** One of the bank's people, who open disputes. */
export function bankUserOf({ people }: Life, chance: Chance): Someone | null {
  const bank = people.filter(({ role }) => role === BANK_USER);
  return bank.length === 0 ? null : chance.pick(bank);
}
