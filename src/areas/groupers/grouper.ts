import { GROUPER, type GrouperFilter, type GrouperRecord, type GrouperRow } from '../../../contract/groupers';
import { FetchedField } from '../../kit/list/FetchedField';
import type { ListFilter } from '../../kit/list/list-filter';
import { establishmentOptions } from '../../network/establishments/establishment-options';

/** A grouper in the list. */
export type ListedGrouper = GrouperRow;

/** A grouper in the form; its key is react-admin's id. */
export type EditedGrouper = GrouperRecord & { id: number };

/** GRP-04: the state that the edit link carries; it only prefills the form (USR-10). */
export interface CarriedGrouper {
  edit: true;
  grouper: ListedGrouper;
}

/** Reads the state of a navigation, which may hold anything; returns `null` where it is no grouper. */
export function carriedGrouper(state: unknown): Pick<ListedGrouper, 'id' | 'nome'> | null {
  const grouper = (state as Partial<CarriedGrouper> | null)?.grouper as Partial<ListedGrouper> | undefined;
  return typeof grouper?.id === 'number' && typeof grouper.nome === 'string'
    ? (grouper as ListedGrouper)
    : null;
}

/** ERR-06: the options of the filter by establishment. */
const Establishments = establishmentOptions();

/** GRP-01, LIST-18: the filters, in the order of the dialog. */
export const grouperFilters = [
  {
    source: 'associatorName',
    label: 'groupers.filters.associatorName',
    wire: 'ecAssociatorName',
    maxLength: GROUPER.nameLength,
  },
  { source: 'ec', label: 'groupers.filters.ec', Options: Establishments, Field: FetchedField },
] as const satisfies readonly (ListFilter & { source: keyof GrouperFilter })[];
