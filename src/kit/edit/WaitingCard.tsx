import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField';
import { FormSection } from './FormSection';
import { cardStyle } from './form-style';

interface WaitingCardProps {
  /** Of the form's first section, in the person's language. */
  title: string;
  text: string;
  /** Its fields, as far as they are known. */
  children: ReactNode;
  /** Where the sections after it will be. */
  rest?: ReactNode;
}

/** A form whose record is on its way: what is known of it already, and where the rest will be. */
export function WaitingCard({ title, text, children, rest }: WaitingCardProps) {
  const translate = useTranslate();
  return (
    <Card sx={cardStyle} aria-busy aria-label={translate('common.loading')} component="section">
      <FormSection title={title} text={text}>
        {children}
      </FormSection>
      {rest}
    </Card>
  );
}

interface WaitingFieldProps {
  label?: string;
  value?: string | undefined;
}

/** A field of it; without a value, the place where it will be. */
export function WaitingField({ label = '', value }: WaitingFieldProps) {
  if (value === undefined) return <Skeleton variant="rounded" height={56} />;
  return <ReadOnlyField label={label} value={value} />;
}

/** The place of sections that nothing is known of yet. */
export function WaitingSections() {
  return (
    <Box sx={{ padding: '0 24px 24px' }}>
      <Skeleton variant="rounded" height={120} />
    </Box>
  );
}
