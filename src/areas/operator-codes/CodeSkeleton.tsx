import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { fieldsStyle } from '../../kit/edit/form-style';
import { WaitingCard, WaitingField, WaitingSections } from '../../kit/edit/WaitingCard';
import { CodeFacts } from './CodeFacts';
import type { CarriedCode } from './carried';

/** The form while the code is loading, with its known fields. */
export function CodeSkeleton({ carried: code }: { carried: CarriedCode | null }) {
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
