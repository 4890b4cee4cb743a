import { sql } from 'kysely';
import { type BulkAction, screenOf } from '../../../contract/bulk';
import type { OperatorCodeFilter } from '../../../contract/operator-code-filter';
import { integerKeys } from '../../engines/bulk/integer-keys';
import type { BulkTarget, Candidate, Judgement } from '../../engines/bulk/target';
import { assertCodesInScope, matchingCodes } from './list';
import { type StoredCode, storeCodes, storedCodes } from './save';

interface CodeCandidate extends Candidate {
  stored: StoredCode;
}
type Switch = Pick<StoredCode, 'active'>;

/** Switches codes on and off (OPC-13), for everybody who has access to the shop of a code. */
export const codeBulk: BulkTarget<CodeCandidate, Switch> = {
  name: 'codigos-operadores',
  screen: screenOf('codigos-operadores'),
  check: async (db, { scope }, selection) => {
    if ('filter' in selection) await assertCodesInScope(db, scope, selection.filter);
  },
  matching: (db, { scope }, filter) => {
    const codes = matchingCodes(db, scope, filter as OperatorCodeFilter).select([
      sql<string>`operator.id::text`.as('id'),
      'operator.name_folded as place',
    ]);
    return sql`${codes}`;
  },
  load: async (db, { scope }, { ids, lock }) => {
    const codes = await storedCodes(db, integerKeys(ids), lock);
    return [...codes.values()]
      .filter(({ establishment }) => scope.all || scope.codes.includes(establishment))
      .map((stored) => ({
        id: String(stored.id),
        name: stored.name,
        code: stored.tail,
        version: stored.version,
        stored,
      }));
  },
  judge: ({ stored: { active } }, { kind }: BulkAction): Judgement<Switch> =>
    active === (kind === 'activate')
      ? { outcome: 'already' }
      : { outcome: 'changing', change: { active: !active }, reversal: { active } },
  // A code to whose shop the person has lost access meanwhile is not loaded at all.
  forbids: () => null,
  apply: (trx, { now }, person, changes) =>
    storeCodes(
      trx,
      person,
      changes.map(({ row: { stored }, change }) => ({
        before: stored,
        after: { name: stored.name, ...change },
      })),
      now(),
    ),
};
