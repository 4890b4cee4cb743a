import { USER } from '../../../contract/logins';
import { type ViewerFilter, type ViewerRow } from '../../../contract/report-viewers';
import { FetchedField } from '../../kit/list/FetchedField';
import { type ListFilter, statusChoices } from '../../kit/list/list-filter';
import { establishmentOptions } from '../../network/establishments/establishment-options';

/** A report viewer in the list. */
export type ListedViewer = ViewerRow;

const EstablishmentOptions = establishmentOptions();

/** VIEW-02, LIST-15: the filters, in the order of the dialog; the filter by establishments is an addition. */
export const viewerFilters = [
  { source: 'name', label: 'reportViewers.filters.name' },
  { source: 'status', label: 'reportViewers.filters.status', choices: statusChoices },
  { source: 'login', label: 'reportViewers.filters.login', maxLength: USER.typedLoginLength },
  { source: 'email', label: 'reportViewers.filters.email', maxLength: USER.emailLength },
  { source: 'ecs', label: 'reportViewers.filters.ecs', Options: EstablishmentOptions, Field: FetchedField },
] as const satisfies readonly (ListFilter & { source: keyof ViewerFilter })[];
