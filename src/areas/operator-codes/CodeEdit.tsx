import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { RecordPage } from '../../kit/edit/RecordPage';
import { CodeSkeleton } from './CodeSkeleton';
import { type CarriedCode, carriedCode } from './carried';
import type { CodeRecord } from './code';
import { EditCodeForm } from './EditCodeForm';
import { LifeSection } from './life/LifeSection';

/**
 * `/codigos-operadores/editar/:id` (OPC-10): loads the code by its id; what the navigation carries is shown until then.
 */
export function CodeEdit() {
  const translate = useTranslate();
  const { state } = useLocation();
  return (
    <RecordPage<CodeRecord, CarriedCode>
      screen="/codigos-operadores"
      title={translate('operatorCodes.edit')}
      back={translate('operatorCodes.back')}
      carried={carriedCode(state)}
      entity="operator"
      Waiting={CodeSkeleton}
    >
      {(record) => (
        <>
          <EditCodeForm record={record} />
          <LifeSection code={record} />
        </>
      )}
    </RecordPage>
  );
}
