import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Rosette } from '../ornament/Rosette';

interface MessageProps {
  title: string;
  text?: string;
  /** A short technical detail of the failure, for a person who has to report it. */
  detail?: string | undefined;
  action?: ReactNode;
  /** Whether screen readers announce the message at once, as a failure has to be. */
  alert?: boolean;
}

/** The message that a card shows when it has no rows. */
export function Message({ title, text, detail, action, alert = false }: MessageProps) {
  return (
    <Box sx={messageStyle} {...(alert && { role: 'alert' })}>
      <Rosette drawing="small" size={96} />
      <Typography variant={text === undefined ? 'body1' : 'subtitle1'} component="p">
        {title}
      </Typography>
      {text !== undefined && <Typography variant="body1">{text}</Typography>}
      {action}
      {detail !== undefined && (
        <Typography variant="caption" color="text.tertiary">
          {detail}
        </Typography>
      )}
    </Box>
  );
}

const messageStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '12px',
  padding: '40px 16px 48px',
  borderTop: '1px solid',
  borderColor: 'divider',
  textAlign: 'center',
};
