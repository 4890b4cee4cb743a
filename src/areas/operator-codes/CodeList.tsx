import { useTranslate } from 'react-admin';
import { exportOperatorCodes, operatorCodeSorts } from '../../../contract/operator-codes';
import { bulkOffer } from '../../kit/bulk/bulk-offer';
import { ImportLink } from '../../kit/import/ImportLink';
import { ListFrame } from '../../kit/list/ListFrame';
import { NewLink } from '../../kit/list/NewLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { fetchAhead } from '../../ui/code/ahead';
import { CodeCard } from './CodeCard';
import { type CodeRecord, codeFilters, codeQuery } from './code';
import { columnLabel, columns, hiddenAtFirst } from './code-columns';
import { LifeMenu } from './life/LifeMenu';

// Fetched early, because the list calls it as soon as it is rendered.
fetchAhead(() => import('./adapter'));

const SCREEN = '/codigos-operadores';

const exported = {
  operation: exportOperatorCodes,
  screen: SCREEN,
  sorts: operatorCodeSorts,
  wireFilter: codeQuery,
  // The id by which an import identifies a code, and the name of its shop.
  always: ['nomefantasia', 'operatorCodeId'],
} as const;

const bulk = bulkOffer({
  resource: 'codigos-operadores',
  nameOf: ({ name, numerocartao }: CodeRecord) => `${name} ${numerocartao}`,
  actions: ['activate', 'deactivate'],
  switchOff: 'operatorCodes.switchOff',
  wireFilter: codeQuery,
  more: <ListExport {...exported} selected />,
});

/** `/codigos-operadores` (OPC-01 to OPC-04). */
export function CodeList() {
  const translate = useTranslate();
  return (
    <ListFrame<CodeRecord>
      screen={SCREEN}
      label={translate('operatorCodes.table')}
      count="operatorCodes.count"
      sorts={operatorCodeSorts}
      sortLabel={columnLabel}
      filters={codeFilters}
      search={{ source: 'operator' }}
      quick="status"
      actions={
        <>
          <ImportLink screen={SCREEN} />
          <ListExport {...exported} />
          <LifeMenu />
          <NewLink screen={SCREEN} label={translate('operatorCodes.new')} />
        </>
      }
      failed="operatorCodes.failed"
      empty="operatorCodes.empty"
      columns={columns}
      hiddenColumns={hiddenAtFirst}
      bulk={bulk}
      Card={CodeCard}
    />
  );
}
