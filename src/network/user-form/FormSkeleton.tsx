import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { fieldsStyle } from '../../kit/edit/form-style';
import { WaitingCard, WaitingField, WaitingSections } from '../../kit/edit/WaitingCard';
import type { Person } from './person';

/** A form whose record is on its way: what is known of the person already, and where the rest will be. */
export function FormSkeleton({ person }: { person: Person | null }) {
  const translate = useTranslate();
  return (
    <WaitingCard
      title={translate('users.form.basics')}
      text={translate('users.form.basicsFixed')}
      rest={<WaitingSections />}
    >
      <Box sx={fieldsStyle}>
        {(['name', 'login', 'email'] as const).map((field) => (
          <WaitingField key={field} label={translate(`users.form.${field}`)} value={person?.[field]} />
        ))}
        <WaitingField />
      </Box>
    </WaitingCard>
  );
}
