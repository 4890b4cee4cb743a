import type { SxProps, Theme } from '@mui/material/styles';

export const pageStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: '16px', md: '20px' },
};

/** The greeting and, for people who have one, the balance beside it. */
export const welcomeStyle = (beside: boolean): SxProps<Theme> => ({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(beside && { md: 'minmax(0, 1fr) 328px' }) },
});

export const promosStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: '16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    gap: '14px',
    padding: '16px',
    backgroundColor: 'sunken',
    overflowWrap: 'anywhere',
  },
  '& svg': { flex: 'none' },
  '& h3': { marginBottom: '2px' },
};

export const noticeStyle: SxProps<Theme> = {
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', color: 'text.secondary' },
  '& strong': { fontWeight: 600 },
};
