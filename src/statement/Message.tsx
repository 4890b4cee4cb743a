import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Rosette } from '../layout/ornament/Rosette';
import { messageStyle } from './results-style';

interface MessageProps {
  title: string;
  text?: string;
  /** The least of it, for whoever has to report the failure. */
  detail?: string | undefined;
  action?: ReactNode;
}

/** What stands in the results card where there are no rows. */
export function Message({ title, text, detail, action }: MessageProps) {
  return (
    <Box sx={messageStyle}>
      <Rosette drawing="small" size={96} />
      <Typography variant={text === undefined ? 'body1' : 'subtitle1'}>{title}</Typography>
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
