import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/** A picture that is made for a white page is no lamp on a dark one. */
export const softInDark: SystemStyleObject<Theme> = {
  filter: ({ palette }) => (palette.mode === 'dark' ? 'brightness(.85)' : 'none'),
};
