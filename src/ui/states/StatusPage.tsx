import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Rosette } from '../ornament/Rosette';

interface Props {
  /** The h1, for a page without the bar that otherwise shows it. */
  title?: string;
  text?: string | undefined;
  /** Says which request failed, by whose number the server's log can be searched. */
  request?: string | undefined;
  action: ReactNode;
}

/** A page without content: the rosette, a sentence and what the person can do. */
export function StatusPage({ title, text, request, action }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: '8px',
        padding: '64px 16px 48px',
        textAlign: 'center',
      }}
    >
      <Rosette drawing="small" size={96} sx={{ marginBottom: '12px' }} />
      {title !== undefined && (
        <Typography variant="h5" component="h1">
          {title}
        </Typography>
      )}
      {text !== undefined && (
        <Typography sx={{ maxWidth: 440, color: 'text.secondary', textWrap: 'balance' }}>{text}</Typography>
      )}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px', marginTop: '16px' }}
      >
        {action}
      </Box>
      {request !== undefined && (
        <Typography variant="caption" sx={{ marginTop: '8px', color: 'text.tertiary' }}>
          {request}
        </Typography>
      )}
    </Box>
  );
}
