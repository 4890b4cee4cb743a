import type { MenuProps } from '@mui/material/Menu';

/**
 * The list of a select stands at the end of the document, in no landmark: as a dialog of its own, as the menus of exports
 * are, screen readers say where they have come to.
 */
export const namedMenu = (name: string): Partial<MenuProps> => ({
  slotProps: { paper: { role: 'dialog', 'aria-label': name } },
});
