import { type Audited, isAudited } from './audited';
import type * as nouns from './nouns';
import { saidByNouns } from './said-by-nouns';

type SaidBy<Noun> = Noun extends Audited<infer Said> ? Said : never;
type Said = SaidBy<(typeof nouns)[keyof typeof nouns]>;
type Entity<Part = Said> = Part extends unknown ? keyof Part : never;

/** They stand in the order in which people choose them. A kind of record that is not named here comes behind these. */
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
 * The columns of the audit trail: for each kind of record the columns of its entries, in their order on the screen, and
 * what a value of each means. A test compares it with what the server writes. The console fetches it without the nouns: its
 * build puts the table that it comes to in the place of this file (`vite.gathered.ts`).
 */
export const auditFields = Object.fromEntries(
  saidByNouns
    .flatMap((said) => (isAudited(said) ? Object.entries(said.audited) : []))
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other)),
) as { readonly [Key in Entity]: Extract<Said, Record<Key, unknown>>[Key] };
