import { type ViewerFilter, type ViewerRow } from '../../contract/report-viewers';
import { USER } from '../../contract/users';
import { type ListFilter, statusChoices } from '../shared/list/list-filter';

/** A report viewer as the list has it. */
export type ListedViewer = ViewerRow;

/** VIEW-02, LIST-15: the filters, in the order of the dialog. */
export const viewerFilters = [
  { source: 'name', label: 'viewers.filters.name' },
  { source: 'status', label: 'viewers.filters.status', choices: statusChoices },
  { source: 'login', label: 'viewers.filters.login', maxLength: USER.loginLength },
  { source: 'email', label: 'viewers.filters.email', maxLength: USER.emailLength },
] as const satisfies readonly (ListFilter & { source: keyof ViewerFilter })[];
