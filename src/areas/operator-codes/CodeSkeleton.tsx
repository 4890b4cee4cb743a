import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { FormSection } from '../../kit/edit/FormSection';
import { cardStyle, fieldsStyle } from '../../kit/edit/form-style';
import { CodeFacts } from './CodeFacts';
import type { CarriedCode } from './carried';

/** A form whose code is on its way: what is known of it already, and where the rest will be. */
export function CodeSkeleton({ code }: { code: CarriedCode | null }) {
  const translate = useTranslate();
  return (
    <Card sx={cardStyle} aria-busy aria-label={translate('common.loading')} component="section">
      <FormSection
        title={translate('operatorCodes.form.identity')}
        text={translate('operatorCodes.form.identityHelp')}
      >
        <Box sx={fieldsStyle}>
          {code === null ? <Skeleton variant="rounded" height={56} /> : <CodeFacts code={code} />}
        </Box>
      </FormSection>
      <Box sx={{ padding: '0 24px 24px' }}>
        <Skeleton variant="rounded" height={120} />
      </Box>
    </Card>
  );
}
