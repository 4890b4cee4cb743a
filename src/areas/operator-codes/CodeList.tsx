import { exportOperatorCodes, operatorCodeSorts } from '../../../contract/operator-codes';
import { bulkOffer } from '../../kit/bulk/bulk-offer';
import { ImportLink } from '../../kit/list/ImportLink';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewLink } from '../../kit/list/NewLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { CodeCard } from './CodeCard';
import { carrying } from './carried';
import { type CodeRecord, codeFilters, codeQuery } from './code';
import { columns, hiddenAtFirst } from './code-columns';
import { LifeMenu } from './life/LifeMenu';

const opening = { carry: carrying };

/** The id by which an import identifies a code, and the name of its shop. */
const fileOnly = ['nomefantasia', 'operatorCodeId'] as const;

const bulk = bulkOffer({
  nameOf: ({ name, numerocartao }: CodeRecord) => `${name} ${numerocartao}`,
  actions: ['activate', 'deactivate'],
  switchOff: 'operatorCodes.switchOff',
});

/** `/codigos-operadores` (OPC-01 to OPC-04). */
export function CodeList() {
  return (
    <ListFrame<CodeRecord>
      screen="/codigos-operadores"
      texts="operatorCodes"
      sorts={operatorCodeSorts}
      exports={exportOperatorCodes}
      alwaysExported={fileOnly}
      wireFilter={codeQuery}
      filters={codeFilters}
      opens={opening}
      search={{ source: 'operator' }}
      quick="status"
      actions={
        <>
          <ImportLink />
          <ListExport />
          <LifeMenu />
          <NewLink />
        </>
      }
      columns={columns}
      hiddenColumns={hiddenAtFirst}
      bulk={bulk}
      Card={CodeCard}
    />
  );
}
