import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FormSectionProps {
  title: string;
  /** One sentence about it. */
  text: string;
  children: ReactNode;
}

/** A section of a form in a card: what it is about on the left, its fields on the right. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={sectionStyle}>
      <div>
        <Typography variant="subtitle1" component="h2" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ marginTop: '4px', color: 'text.secondary' }}>
          {text}
        </Typography>
      </div>
      <Box sx={fieldsStyle}>{children}</Box>
    </Box>
  );
}

const sectionStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', lg: 'var(--section-columns, 236px 1fr)' },
  gap: '16px 32px',
  padding: { xs: '16px', md: '20px 24px 24px' },
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
};

const fieldsStyle: SxProps<Theme> = {
  display: 'grid',
  // What is chosen in a field, however long its name is, makes no field wider than the screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '16px',
  minWidth: 0,
};
