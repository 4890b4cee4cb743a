/**
 * What the value of a column in the audit trail means.
 *
 * | Kind           | Value                                                                 |
 * |----------------|-----------------------------------------------------------------------|
 * | text, code     | as it is                                                              |
 * | count          | a whole number                                                        |
 * | money          | an amount in the network's currency                                   |
 * | date           | `YYYY-MM-DD`                                                          |
 * | moment         | an instant, shown by the network's clocks                             |
 * | yesNo, status  | true or false                                                         |
 * | bank, …        | the key of that record; its name is shown beside it                   |
 * | establishments | a list of such keys; what was added and removed is shown              |
 * | flag, …        | 0 or 1                                                                |
 * | request        | what a file was asked for with: the body of the call                  |
 * | others         | a number or word that stands for one of the catalogue's               |
 */
export type AuditKind =
  | 'text'
  | 'code'
  | 'count'
  | 'money'
  | 'date'
  | 'moment'
  | 'yesNo'
  | 'status'
  | 'profile'
  | 'specific'
  | 'bank'
  | 'establishment'
  | 'establishments'
  | 'groups'
  | 'person'
  | 'caseType'
  | 'orderStatus'
  | 'requestStatus'
  | 'unusedAction'
  | 'way'
  | 'factorWay'
  | 'signInWay'
  | 'factorRule'
  | 'renewal'
  | 'list'
  | 'reason'
  | 'entity'
  | 'action'
  | 'sessions'
  | 'use'
  | 'flag'
  | 'flagStatus'
  | 'request';

type Entities = Readonly<Record<string, Readonly<Record<string, AuditKind>>>>;

/** Tells the audit trail of a noun's records. */
export interface Audited<Said extends Entities = Entities> {
  readonly audited: Said;
}

/**
 * Says what the audit trail tells of a noun: for each kind of record the columns of its entries, in their order on the
 * screen, and what a value of each means. `audit-table.ts` gathers it by the noun's line in `nouns.ts`.
 * The console reads that table alone: the mark lets the build drop from it what a noun says.
 */
/* @__NO_SIDE_EFFECTS__ */
export function audited<const Said extends Entities>(said: Said): Audited<Said> {
  return { audited: said };
}

export const isAudited = (said: object): said is Audited => 'audited' in said;
