import type { ImportColumn } from '../../../contract/import-columns';
import { message } from '../../../i18n/server';
import type { ImportTarget, TargetColumn } from '../../engines/imports/target';
import { type CodePlan, judgeCodes } from './import-judge';
import { codeList } from './list';
import { storeCodes, storedCodes } from './save';

type CodeColumn = 'operatorCodeId' | 'name' | 'status' | 'ec' | 'code';

const column = (
  help: CodeColumn,
  title: 'operatorCodeId' | 'name' | 'status' | 'code' | 'numerocartao',
  ...wireNames: string[]
): TargetColumn => ({
  title: `operatorCodes.columns.${title}`,
  help: `operatorCodes.import.help.${help}`,
  wireNames,
});

/** Changes names and status of existing codes, by the ids that the export of the list contains; it creates none. */
export const codeImport: ImportTarget<CodePlan> = {
  name: 'codigos-operadores',
  screen: '/codigos-operadores',
  columns: {
    operatorCodeId: column('operatorCodeId', 'operatorCodeId'),
    name: column('name', 'name'),
    status: column('status', 'status'),
    ec: column('ec', 'code', 'cdEc'),
    code: column('code', 'numerocartao', 'numerocartao'),
  } satisfies Record<CodeColumn, TargetColumn>,
  key: 'operatorCodeId',
  naming: 'name',
  judge: (db, _context, person, rows, hold = false) => judgeCodes(db, person.scope, rows, hold),
  shown: (column: ImportColumn, value, language) =>
    column === 'status' ? message(language, value === '1' ? 'common.active' : 'common.inactive') : value,
  async store(trx, { now }, person, { changes, respelled }) {
    const held = await storedCodes(
      trx,
      changes.map(({ id }) => id),
    );
    const written = changes.flatMap(({ id, name, active }) => {
      const before = held.get(id);
      if (before === undefined) return [];
      return [{ before, after: { name, active }, ...(respelled && { naming: { respelled } }) }];
    });
    await storeCodes(trx, person, written, now());
  },
  conflictOf: () => null,
  sheet: {
    list: codeList,
    fields: {
      ec: 'ec',
      code: 'numerocartao',
      name: 'name',
      status: 'status',
      operatorCodeId: 'operatorCodeId',
    },
    editable: ['name', 'status'],
    named: 'operatorCodeId',
    grows: false,
  },
};
