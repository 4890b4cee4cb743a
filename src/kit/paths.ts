import type { ScreenPath } from '../../contract/access';

/** Where a record of a screen's list is edited: `/bancos/editar/001`. */
export function editPath(screen: ScreenPath, id: string | number): string {
  return `${screen}/editar/${encodeURIComponent(id)}`;
}
