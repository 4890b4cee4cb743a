import { sql } from 'kysely';
import type { Db } from '../db/connections';
import { ownCodes } from '../principal/person';

/** Shorter parts of a name, `SA` or `do`, are in any password. */
const LEAST = 4;

/** Somebody with more establishments chooses none of them for a password, and the check stays short. */
const MOST_NAMES = 200;

/**
 * Words that everybody tries here: the names of the network's banks and of the person's establishments, whole and word
 * by word, and the parts of the portal's own address.
 * @param personId whose password it is; `null`: somebody without establishments
 */
export async function deploymentWords(
  db: Db,
  publicUrl: string | null | undefined,
  personId: number | null,
): Promise<Set<string>> {
  const banks = await db.selectFrom('bank').select('name').execute();
  const own = personId === null ? [] : await ownNames(db, personId);
  const host = publicUrl ? new URL(publicUrl).hostname : '';
  const names = [...banks.map(({ name }) => name), ...own, ...host.split('.')];
  return new Set(names.flatMap(wordsOf).filter((word) => word.length >= LEAST));
}

async function ownNames(db: Db, personId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from establishment
    where code in (${ownCodes(sql`${personId}::int`)}) order by code limit ${MOST_NAMES}`.execute(db);
  return rows.map(({ name }) => name);
}

function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/);
  return [words.join(''), ...words];
}
