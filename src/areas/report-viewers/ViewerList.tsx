import { USER } from '../../../contract/logins';
import {
  exportViewers,
  type ViewerFilter,
  type ViewerRow,
  type ViewerSort,
  viewerSorts,
} from '../../../contract/report-viewers';
import { FetchedField } from '../../kit/list/FetchedField';
import { ImportLink } from '../../kit/list/ImportLink';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { ListFrame } from '../../kit/list/ListFrame';
import { type ListFilter, statusChoices } from '../../kit/list/list-filter';
import { NewLink } from '../../kit/list/NewLink';
import { ListExport } from '../../kit/list-export/ListExport';
import { StatusMark } from '../../kit/StatusMark';
import { Whole } from '../../kit/Whole';
import { establishmentOptions } from '../../network/establishments/establishment-options';
import { EditLink } from '../../network/user-form/EditLink';
import { PersonCard } from '../../network/user-form/PersonCard';
import { personList } from '../../network/user-form/person-list';

/** A report viewer in the list. */
type ListedViewer = ViewerRow;

const EstablishmentOptions = establishmentOptions();

/** VIEW-02, LIST-15: the filters, in the order of the dialog; the filter by establishments is an addition. */
const viewerFilters = [
  { source: 'name', label: 'reportViewers.filters.name' },
  { source: 'status', label: 'reportViewers.filters.status', choices: statusChoices },
  { source: 'login', label: 'reportViewers.filters.login', maxLength: USER.typedLoginLength },
  { source: 'email', label: 'reportViewers.filters.email', maxLength: USER.emailLength },
  { source: 'ecs', label: 'reportViewers.filters.ecs', Options: EstablishmentOptions, Field: FetchedField },
] as const satisfies readonly (ListFilter & { source: keyof ViewerFilter })[];

const column = columnsWith<ListedViewer, ViewerSort>('reportViewers');

/** VIEW-03: name, login, e-mail, status, actions. */
const columns = [
  column('name', '34%', ({ name }) => name, { names: true }),
  column('login', '16%', ({ login }) => login, { className: 'terse' }),
  column('email', '34%', ({ email }) => <Whole text={email} />, { yields: 1 }),
  column('active', '12%', ({ active }) => <StatusMark active={active} />),
  actionsColumn<ListedViewer>((viewer) => <EditLink person={viewer} />),
];

const NONE: readonly string[] = [];

/** `/visualizadores-relatorios` (VIEW-01 to VIEW-06). */
export function ViewerList() {
  return (
    <ListFrame<ListedViewer>
      screen="/visualizadores-relatorios"
      texts="reportViewers"
      sorts={viewerSorts}
      exports={exportViewers}
      filters={viewerFilters}
      {...personList}
      actions={
        <>
          <ImportLink />
          <ListExport />
          <NewLink />
        </>
      }
      failed="errors.list"
      columns={columns}
      hiddenColumns={NONE}
      Card={ViewerCard}
    />
  );
}

/** A report viewer on a phone. */
function ViewerCard({ record }: { record: ListedViewer }) {
  return (
    <PersonCard person={record} brief={record.login}>
      <span>
        <Whole text={record.email} />
      </span>
    </PersonCard>
  );
}
