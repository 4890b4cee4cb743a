import type { SxProps, Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { DOCKED } from '../../../kit/dock-style';

export const balanceStyle: SxProps<Theme> = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '12px',
  minWidth: 0,
  padding: '12px 20px 0',
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  '& .head .MuiIconButton-root': { marginRight: '-8px' },
  '& .foot': {
    justifyContent: 'space-between',
    margin: '4px -20px 0',
    padding: '10px 20px',
    borderRadius: 0,
    borderTop: '1px solid',
    borderColor: 'divider',
    '&:focus-visible': { outlineOffset: -2 },
    // On a phone the dock leads to the statement.
    [DOCKED]: { display: 'none' },
  },
  [DOCKED]: { gap: '4px', padding: '4px 16px 12px' },
};

/** The largest width of a character of an amount, in ems, also with wide letter spacing. */
const CHARACTER = 0.66;

/** An amount is never wrapped or truncated: a long one in a narrow card has a smaller font. */
export const figureStyle = (characters: number): SxProps<Theme> => ({
  position: 'relative',
  containerType: 'inline-size',
  marginBottom: '8px',
  '& .total, & .dots': {
    display: 'inline-block',
    typography: 'h2',
    lineHeight: '46px',
    fontSize: `clamp(1rem, ${(100 / (CHARACTER * characters)).toFixed(2)}cqi, 2.25rem)`,
    whiteSpace: 'nowrap',
    borderBottom: '3px double',
  },
  '& .total': { borderColor: 'text.primary' },
  '& .dots': { borderColor: 'transparent', letterSpacing: '0.08em' },
  '& .unseen': visuallyHidden,
});
