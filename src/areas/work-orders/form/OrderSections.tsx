import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { RequestType } from '../../../../contract/work-orders';
import { WORK_ORDER } from '../../../../contract/work-orders';
import { FormSection } from '../../../kit/edit/FormSection';
import { fieldsStyle } from '../../../kit/edit/form-style';
import { KindInput } from './KindInput';
import { ReportInput } from './ReportInput';
import { RequesterSection } from './RequesterSection';
import { SymptomInput } from './SymptomInput';
import { TerminalSection } from './TerminalSection';
import { TransactionSection } from './TransactionSection';

interface OrderSectionsProps {
  /** Whether it is about a transaction of the statement, which is identified by its terminal and moment. */
  ofStatement: boolean;
}

/** WO-10: the fields of both types, and those of the chosen type alone. */
export function OrderSections({ ofStatement }: OrderSectionsProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`workOrders.form.${key}`);
  const dispute = (useWatch({ name: 'tipo' }) as RequestType) === 'contestacaoTransacao';
  return (
    <>
      <FormSection title={text('kind')} text={text('kindHelp')}>
        <KindInput />
      </FormSection>
      <TerminalSection locked={ofStatement} />
      {dispute && <TransactionSection locked={ofStatement} />}
      <FormSection title={text('happened')} text={text('happenedHelp')}>
        {!dispute && (
          <Box sx={fieldsStyle}>
            <SymptomInput />
          </Box>
        )}
        <ReportInput most={WORK_ORDER.reportLength} />
      </FormSection>
      <RequesterSection />
    </>
  );
}
