import type { ScreenPath } from '../../contract/access';
import type { Place } from '../../contract/place';
import { viewPath } from '../../contract/view-address';

/* The one builder of addresses below a screen's, as the specification names them (SES-29). */

export const IMPORT = 'importar';

/** Where a list is: a screen, or a tab of one. */
export type ListPath = ScreenPath | `${ScreenPath}/${string}`;

interface Segments {
  create: string;
  edit: string;
}

const usual: Segments = { create: 'adicionar', edit: 'editar' };

/** The screens that have words of their own (NEWS-05, ACC-03, SES-29). */
const others: { [Screen in ScreenPath]?: Partial<Segments> } = {
  '/arquivos-bancarios': { create: 'proximo', edit: 'detalhes' },
  '/chamados': { edit: 'detalhes' },
  '/contas': { edit: 'conta-detalhes' },
  '/marketing': { create: 'nova-noticia' },
  // Receivers of events are the records of this page.
  '/swagger': { create: 'webhooks/adicionar', edit: 'webhooks/editar' },
};

/** The segments of a screen that lead to a new record and to one of its list. */
export const segmentsOf = (screen: ScreenPath): Segments => ({ ...usual, ...others[screen] });

/** Where a new record is registered: `/usuarios/adicionar`. */
export const createPath = (screen: ScreenPath): string => `${screen}/${segmentsOf(screen).create}`;

/** Where a record of a screen's list is edited: `/bancos/editar/001`. */
export const editPath = (screen: ScreenPath, id: string | number): string =>
  `${screen}/${segmentsOf(screen).edit}/${encodeURIComponent(id)}`;

/** Makes the address at which a screen shows only what a filter lets through: `/chamados?filter={"status":0}`, encoded. */
export const filteredPath = (path: ListPath, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The address to which a name or a button of the list leads. */
export function placePath({ screen, record, tab, filter, view }: Place): string {
  if (view !== undefined) return viewPath(screen, view);
  if (record !== undefined) return editPath(screen, record);
  const path: ListPath = tab === undefined ? screen : `${screen}/${tab}`;
  return filter === undefined ? path : filteredPath(path, filter);
}

/** Where the records of a list are imported: `/usuarios/importar`. */
export const importPath = (screen: ScreenPath): string => `${screen}/${IMPORT}`;

/** What waits for the outside case system: `/chamados/envios`. */
export const DELIVERIES = 'envios';
export const deliveriesPath = `/chamados/${DELIVERIES}`;
