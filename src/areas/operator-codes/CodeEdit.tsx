import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { fieldsStyle } from '../../kit/edit/form-style';
import { RecordPage } from '../../kit/edit/RecordPage';
import { WaitingCard, WaitingField, WaitingSections } from '../../kit/edit/WaitingCard';
import { CodeFacts } from './CodeFacts';
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

/** The form while the code is loading, with its known fields. */
function CodeSkeleton({ carried: code }: { carried: CarriedCode | null }) {
  const translate = useTranslate();
  return (
    <WaitingCard
      title={translate('operatorCodes.form.identity')}
      text={translate('operatorCodes.form.identityHelp')}
      rest={<WaitingSections />}
    >
      <Box sx={fieldsStyle}>{code === null ? <WaitingField /> : <CodeFacts code={code} />}</Box>
    </WaitingCard>
  );
}
