import type { ScreenPath } from '../../contract/access';

/* The one builder of addresses below a screen's, as the specification names them (SES-29). */

/** The segments, for the routes that they lead to. */
export const CREATE = 'adicionar';
export const EDIT = 'editar';
export const IMPORT = 'importar';

/** Where a new record is registered: `/usuarios/adicionar`. */
export const createPath = (screen: ScreenPath): string => `${screen}/${CREATE}`;

/** Where a record of a screen's list is edited: `/bancos/editar/001`. */
export const editPath = (screen: ScreenPath, id: string | number): string =>
  `${screen}/${EDIT}/${encodeURIComponent(id)}`;

/** Where the records of a list are imported: `/usuarios/importar`. */
export const importPath = (screen: ScreenPath): string => `${screen}/${IMPORT}`;
