import type { SxProps, Theme } from '@mui/material/styles';

const MOBILE = '@media (max-width: 999.98px)';
const GAP = 2;
const YEARS_HEIGHT = `calc(28px + max(240px, 6 * (var(--cell) + ${GAP}px) + ${GAP}px))`;
const focus = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 };

/** 36 px for a pointer, as much of 44 as a phone has room for. */
const cell = {
  '--cell': '36px',
  [MOBILE]: { '--cell': `min(44px, calc((100vw - 34px) / 7 - ${2 * GAP}px))` },
};

/** MUI's calendar in the portal's forms: corners of controls, the focus as everywhere, brass for where we are. */
export const calendarStyle: SxProps<Theme> = {
  ...cell,
  width: 'auto',
  height: 'auto',
  maxHeight: 'none',
  overflow: 'visible',
  padding: '0 12px 12px',
  [MOBILE]: { ...cell[MOBILE], padding: 0 },
  '& .MuiPickersCalendarHeader-root': {
    margin: '8px 0 4px',
    padding: '0 4px',
    maxHeight: 'none',
    // Below the dialog's title.
    [MOBILE]: { paddingLeft: '8px' },
  },
  '& .MuiPickersCalendarHeader-label': {
    marginRight: '2px',
    whiteSpace: 'nowrap',
    // A long month takes two lines of a narrow phone.
    [MOBILE]: { minWidth: 0, whiteSpace: 'normal' },
    '&::first-letter': { textTransform: 'uppercase' },
  },
  '& .MuiPickersCalendarHeader-labelContainer': {
    typography: 'subtitle1',
    overflow: 'visible',
    [MOBILE]: { minWidth: 0 },
  },
  '& .MuiPickersArrowSwitcher-spacer': { display: 'none' },
  '& .MuiPickersCalendarHeader-root .MuiIconButton-root': { margin: 0 },
  '& .MuiDayCalendar-weekDayLabel': { width: 'var(--cell)', height: 28, margin: `0 ${GAP}px` },
  '& .MuiPickerDay-root': {
    '--PickerDay-size': 'var(--cell)',
    position: 'relative',
    borderRadius: '6px',
    typography: 'body2',
    '&:hover': { backgroundColor: 'action.hover' },
    '&:focus': { backgroundColor: 'transparent' },
    '&:focus-visible': focus,
    '&[aria-current="date"]': {
      outlineWidth: 0,
      '&:focus-visible': focus,
      '&::after': {
        content: '""',
        position: 'absolute',
        bottom: 4,
        width: 12,
        height: 2,
        backgroundColor: 'brass',
      },
    },
    '&.Mui-selected': {
      fontWeight: 600,
      '&, &:hover, &:focus': { backgroundColor: 'primary.main' },
      '&:focus-visible': { outlineOffset: 2 },
    },
  },
  '& .MuiYearCalendar-root': {
    width: `calc(7 * (var(--cell) + ${2 * GAP}px))`,
    // As high as the days and their head, however few there are, so that nothing jumps.
    height: YEARS_HEIGHT,
    maxHeight: YEARS_HEIGHT,
    alignContent: 'flex-start',
  },
  '& .MuiYearCalendar-button': {
    height: 'var(--cell)',
    borderRadius: '6px',
    typography: 'body1',
    '&:focus': { backgroundColor: 'transparent' },
    '&:focus-visible': focus,
    '&.Mui-selected': {
      '&, &:hover, &:focus': { backgroundColor: 'primary.main' },
      '&:focus-visible': { ...focus, outlineOffset: 2 },
    },
  },
};

/** As large as its calendar on every phone, where other dialogs fill a small one. */
export const dialogStyle: SxProps<Theme> = {
  '&.MuiDialog-paper': {
    width: 'auto',
    height: 'auto',
    margin: '8px',
    padding: '0 8px',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '12px',
  },
  '& .MuiDialogTitle-root': { padding: '16px 8px 0' },
  '& .MuiDialogActions-root': { padding: '8px' },
};

export const popoverStyle: SxProps<Theme> = { marginTop: '8px' };
