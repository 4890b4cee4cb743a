import { type GrouperFilter, type GrouperRecord, type GrouperRow } from '../../../contract/groupers';
import { GROUPER } from '../../../contract/limits';
import { establishmentOptions } from '../../kit/establishments/establishment-options';
import { FetchedField } from '../../kit/list/FetchedField';
import type { ListFilter } from '../../kit/list/list-filter';

/** A grouper as the list has it. */
export type ListedGrouper = GrouperRow;

/** A grouper as the form has it; its key is react-admin's id. */
export type EditedGrouper = GrouperRecord & { id: number };

/** GRP-04: what the edit action carries; it only prefills (USR-10). */
export interface CarriedGrouper {
  edit: true;
  grouper: ListedGrouper;
}

/** What a navigation carries is whatever the history holds: taken where it reads as a grouper. */
export function carriedGrouper(state: unknown): Pick<ListedGrouper, 'id' | 'nome'> | null {
  const grouper = (state as Partial<CarriedGrouper> | null)?.grouper as Partial<ListedGrouper> | undefined;
  return typeof grouper?.id === 'number' && typeof grouper.nome === 'string'
    ? (grouper as ListedGrouper)
    : null;
}

/** ERR-06. */
const Establishments = establishmentOptions();

/** GRP-01, LIST-18: the filters, in the order of the dialog. */
export const grouperFilters = [
  { source: 'associatorName', label: 'groupers.filters.associatorName', maxLength: GROUPER.nameLength },
  { source: 'ec', label: 'groupers.filters.ec', Options: Establishments, Field: FetchedField },
] as const satisfies readonly (ListFilter & { source: keyof GrouperFilter })[];
