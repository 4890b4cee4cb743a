import type { SxProps, Theme } from '@mui/material/styles';

/** SHELL-20: fields stack up to 500 px. */
const STACKED = '@media (max-width: 500px)';
const NARROW = '@media (max-width: 720px)';
const CRAMPED = '@media (max-width: 360px)';
const DESKTOP = '@media (min-width: 1000px)';
const MOBILE = '@media (max-width: 999.98px)';

/** As the label of a text field. */
const fieldLabel = { fontSize: '0.75rem', lineHeight: 16 / 12, fontWeight: 500 } as const;

/** As high as a label and the room below it, for what has none. */
const LABEL = 'calc(1rem + 4px)';
/** A sentence below one field leaves the others where they are. */
const FAULTY = '&:has([aria-invalid="true"])';

/** At 1440 px everything has to stand in one line, also in Spanish. */
export const periodRowStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '12px 8px',
  [FAULTY]: { alignItems: 'flex-start', '& > :last-child': { marginTop: LABEL } },
};

export const dateTypeStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '4px',
  '& .MuiFormLabel-root': fieldLabel,
  '& .MuiToggleButton-root': { whiteSpace: 'nowrap' },
  [DESKTOP]: { '& .MuiToggleButton-root': { paddingLeft: '10px', paddingRight: '10px' } },
  [STACKED]: {
    width: '100%',
    '& .MuiToggleButtonGroup-root': { display: 'flex' },
    '& .MuiToggleButton-root': { flex: 1, whiteSpace: 'normal', lineHeight: 18 / 13.5 },
  },
};

export const momentStyle: SxProps<Theme> = {
  display: 'flex',
  gap: '8px',
  '& > :first-of-type': { width: 'auto', minWidth: 130, maxWidth: 170 },
  '& > :nth-of-type(2)': { width: 'auto', minWidth: 84, maxWidth: 104 },
  // A field grows for whoever wants more room between letters (WCAG 1.4.12).
  '& .MuiInputBase-input': { minWidth: 0, fieldSizing: 'content' },
  [DESKTOP]: {
    // It does not grow with the typed text: the row would break and mend again under a pointer that is about to press
    // its button.
    '& .MuiInputBase-input:focus': { flex: '1 1 0', width: 0, fieldSizing: 'fixed' },
    '& > :first-of-type .MuiInputBase-input': { paddingRight: '4px' },
    '& .MuiIconButton-root': { width: 28, height: 28 },
    // What is said below a field makes it no wider, because the row is full.
    '& .MuiFormHelperText-root': { width: 0, minWidth: '100%' },
  },
  // On touch screens letters and buttons are larger.
  [MOBILE]: {
    gap: '12px',
    '& > :first-of-type': { minWidth: 170, maxWidth: 200 },
    '& > :nth-of-type(2)': { minWidth: 104, maxWidth: 124 },
  },
  // A month by its name has to find room, too.
  [STACKED]: {
    width: '100%',
    gap: '8px',
    '& > :first-of-type': { flex: '5 1 0', minWidth: 0, maxWidth: 'none' },
    '& > :nth-of-type(2)': { flex: '3 1 0', minWidth: 0, maxWidth: 'none' },
    '& > :first-of-type .MuiInputBase-input': { paddingRight: '4px' },
  },
  [CRAMPED]: { flexDirection: 'column', '& > :first-of-type, & > :nth-of-type(2)': { flex: 'none' } },
};

export const periodStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: '12px 8px',
  [FAULTY]: { alignItems: 'flex-start', '& > [aria-hidden]': { marginTop: `calc(${LABEL} + 8px)` } },
};

export const dashStyle: SxProps<Theme> = {
  paddingBottom: '8px',
  color: 'text.secondary',
  [NARROW]: { display: 'none' },
};

/** Its word stands above it, because the row is full. */
export const presetsStyle: SxProps<Theme> = {
  display: 'grid',
  flexShrink: 0,
  gap: '4px',
  '& .MuiFormLabel-root': fieldLabel,
  '& .MuiButton-root': { minWidth: 0, padding: '7px 8px' },
  '& .MuiSvgIcon-root': { fontSize: 18 },
};

export const presetItemStyle: SxProps<Theme> = { justifyContent: 'space-between' };
