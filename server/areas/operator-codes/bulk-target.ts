import { sql } from 'kysely';
import type { OperatorCodeFilter } from '../../../contract/operator-code-filter';
import { switchTarget } from '../../engines/bulk/switch-target';
import { assertCodesInScope, matchingCodes } from './list';
import { type StoredCode, storeCodes, storedCodes } from './save';

/** Switches codes on and off (OPC-13), for everybody who has access to the shop of a code. */
export const codeBulk = switchTarget<StoredCode, OperatorCodeFilter>({
  name: 'codigos-operadores',
  check: assertCodesInScope,
  matching: (db, scope, filter) =>
    matchingCodes(db, scope, filter).select([
      sql<string>`operator.id::text`.as('id'),
      'operator.name_folded as place',
    ]),
  load: async (db, scope, ids, lock) =>
    [...(await storedCodes(db, ids, lock)).values()].filter(
      ({ establishment }) => scope.all || scope.codes.includes(establishment),
    ),
  called: ({ name, tail }) => ({ name, code: tail }),
  store: (trx, person, changes, { now }) => {
    const codes = changes.map(({ stored, active }) => ({
      before: stored,
      after: { name: stored.name, active },
    }));
    return storeCodes(trx, person, codes, now());
  },
});
