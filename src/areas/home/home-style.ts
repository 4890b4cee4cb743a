import type { SxProps, Theme } from '@mui/material/styles';
import { BAR_HEIGHT } from '../../ui/theme/sizes';

export const pageStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { xs: '12px', md: '16px' },
};

/** All other news begin below the fold, so that nothing stands beside the work. */
export const upperStyle: SxProps<Theme> = {
  ...pageStyle,
  alignContent: 'start',
  minHeight: `calc(100vh - ${BAR_HEIGHT + 20}px)`,
  '@media print': { minHeight: 0 },
};

/** Two cards beside one another, or the one that there is. */
export const pairStyle: SxProps<Theme> = {
  display: 'grid',
  gap: { xs: '12px', md: '16px' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 328px' },
  '& > :only-child': { gridColumn: '1 / -1' },
};

/** The row of the news stays as high as it is. */
export const newsPairStyle: SxProps<Theme> = { ...pairStyle, alignItems: 'start' };

export const promosStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 600, color: 'text.primary' },
};
