import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

/** `good`: it works, `bad`: a person has to act, `open`: it is in progress, `off`: nothing happens. */
export type Tone = 'good' | 'bad' | 'open' | 'off';

/** A dot or a ring, and the word, which alone says everything. */
export function StateMark({ tone, text }: { tone: Tone; text: string }) {
  return (
    <Box component="span" className={tone} sx={markStyle}>
      {text}
    </Box>
  );
}

const markStyle: SxProps<Theme> = {
  display: 'inline-flex',
  verticalAlign: 'top',
  alignItems: 'baseline',
  gap: '6px',
  fontWeight: 500,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    border: '1.5px solid',
    borderColor: 'text.secondary',
    borderRadius: '50%',
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', borderColor: 'CanvasText' },
  },
  '&.good::before': { borderColor: 'success.main', backgroundColor: 'success.main' },
  '&.bad::before': { borderColor: 'error.main', backgroundColor: 'error.main' },
  '&.bad': { color: 'error.main' },
  '&.open::before': { borderColor: 'warning.main' },
  '&.off': { color: 'text.secondary', fontWeight: 400 },
};
