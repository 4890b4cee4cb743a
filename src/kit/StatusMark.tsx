import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { statusWord } from './status-word';

interface StatusMarkProps {
  active: boolean;
  feminine?: boolean;
}

/** Active or inactive: a filled dot or a hollow ring, and the word. */
export function StatusMark({ active, feminine }: StatusMarkProps) {
  const translate = useTranslate();
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        verticalAlign: 'top',
        alignItems: 'center',
        gap: '6px',
        whiteSpace: 'nowrap',
        color: active ? 'text.primary' : 'text.secondary',
        fontWeight: active ? 500 : 400,
        '&::before': {
          content: '""',
          width: 8,
          height: 8,
          borderRadius: '50%',
          border: '1.5px solid',
          borderColor: active ? 'success.main' : 'text.secondary',
          backgroundColor: active ? 'success.main' : 'transparent',
          '@media (forced-colors: active)': {
            forcedColorAdjust: 'none',
            borderColor: 'CanvasText',
            backgroundColor: active ? 'CanvasText' : 'transparent',
          },
        },
      }}
    >
      {translate(statusWord(active, feminine))}
    </Box>
  );
}
