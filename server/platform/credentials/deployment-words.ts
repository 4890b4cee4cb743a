import type { Db } from '../db/connections';

/** Shorter parts of a name, `SA` or `do`, are in any password. */
const LEAST = 4;

/**
 * Words that everybody tries here: the names of the network's banks, whole and word by word, and the parts of the
 * portal's own address.
 */
export async function deploymentWords(db: Db, publicUrl: string | null | undefined): Promise<Set<string>> {
  const banks = await db.selectFrom('bank').select('name').execute();
  const host = publicUrl ? new URL(publicUrl).hostname : '';
  const names = [...banks.map(({ name }) => name), ...host.split('.')];
  return new Set(names.flatMap(wordsOf).filter((word) => word.length >= LEAST));
}

function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/);
  return [words.join(''), ...words];
}
