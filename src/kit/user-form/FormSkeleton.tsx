import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { FormSection } from '../edit/FormSection';
import { cardStyle, fieldsStyle } from '../edit/form-style';
import { ReadOnlyField } from '../edit/ReadOnlyField';
import type { Person } from './person';

/** A form whose record is on its way: what is known of the person already, and where the rest will be. */
export function FormSkeleton({ person }: { person: Person | null }) {
  const translate = useTranslate();
  const field = (name: 'name' | 'login' | 'email') =>
    person === null ? (
      <Skeleton variant="rounded" height={56} />
    ) : (
      <ReadOnlyField label={translate(`users.form.${name}`)} value={person[name]} />
    );
  return (
    <Card sx={cardStyle} aria-busy aria-label={translate('common.loading')} component="section">
      <FormSection title={translate('users.form.basics')} text={translate('users.form.basicsFixed')}>
        <Box sx={fieldsStyle}>
          {field('name')}
          {field('login')}
          {field('email')}
          <Skeleton variant="rounded" height={56} />
        </Box>
      </FormSection>
      <Box sx={{ padding: '0 24px 24px' }}>
        <Skeleton variant="rounded" height={120} />
      </Box>
    </Card>
  );
}
