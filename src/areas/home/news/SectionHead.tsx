import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  children?: ReactNode;
}

/** The heading of a section, which can be focused, with the section's actions at its end. */
export function SectionHead({ id, title, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4px 16px',
        minHeight: { xs: 44, md: 36 },
        marginBottom: '8px',
      }}
    >
      <Typography variant="subtitle1" component="h2" id={id} tabIndex={-1}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
