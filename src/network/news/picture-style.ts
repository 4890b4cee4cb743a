import type { SxProps, Theme } from '@mui/material/styles';
import { softInDark } from '../../ui/theme/soft-in-dark';

/** Width to height of every picture of the news. */
export const PICTURE = '16 / 7';

/** As high before the picture is there as with it. */
export const pictureStyle: SxProps<Theme> = {
  position: 'relative',
  aspectRatio: PICTURE,
  overflow: 'hidden',
  backgroundColor: 'tint',
  '& img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    ...softInDark,
  },
  '& .fallback': { position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' },
};
