import type { Audited } from './audited';
import * as nouns from './calls';

type SaidBy<Noun> = Noun extends Audited<infer Said> ? Said : never;
type Said = SaidBy<(typeof nouns)[keyof typeof nouns]>;
type Entity<Part = Said> = Part extends unknown ? keyof Part : never;

/** In the order in which people choose them. A kind of record that is not named here comes behind these. */
const FIRST: readonly string[] = [
  'portal_user',
  'api_user',
  'import',
  'export',
  'password',
  'password_link',
  'session',
  'bank',
  'account',
  'establishment',
  'grouper',
  'terminal',
  'operator',
  'code_request',
  'code_handover',
  'unused_code_setting',
  'work_order',
  'work_order_entry',
  'news',
  'tariff',
  'billing',
  'webhook',
  'stored_file',
] satisfies Entity[];

const placeOf = (entity: string) => (FIRST.includes(entity) ? FIRST.indexOf(entity) : FIRST.length);

/**
 * What all nouns of `calls.ts` say of their records in the audit trail. The console fetches it without the nouns: its
 * build puts the table that it comes to in the place of this file (`vite.gathered.ts`).
 */
export const auditTable = Object.fromEntries(
  Object.values(nouns)
    .flatMap((noun) => ('audited' in noun ? Object.entries(noun.audited) : []))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
) as { readonly [Key in Entity]: Extract<Said, Record<Key, unknown>>[Key] };
