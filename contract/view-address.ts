import type { ScreenPath } from './access';

/** By this parameter an address names a saved view (decision 112). */
export const VIEW_PARAMETER = 'vista';

/** The address of a saved view, which can be sent. */
export const viewPath = (screen: ScreenPath, view: string): string =>
  `${screen}?${VIEW_PARAMETER}=${encodeURIComponent(view)}`;
