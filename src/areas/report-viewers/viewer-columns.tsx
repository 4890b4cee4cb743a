import type { ViewerSort } from '../../../contract/report-viewers';
import { actionsColumn, columnsWith } from '../../kit/list/ListColumn';
import { StatusMark } from '../../kit/StatusMark';
import { Whole } from '../../kit/Whole';
import { EditLink } from '../../network/user-form/EditLink';
import type { ListedViewer } from './viewer';

export const columnLabel = (field: string) => `reportViewers.columns.${field}`;

const column = columnsWith<ListedViewer, ViewerSort>(columnLabel);

/** VIEW-03: name, login, e-mail, status, actions. */
export const columns = [
  column('name', '34%', ({ name }) => name, { className: 'name' }),
  column('login', '16%', ({ login }) => login, { className: 'terse' }),
  column('email', '34%', ({ email }) => <Whole text={email} />),
  column('active', '12%', ({ active }) => <StatusMark active={active} />),
  actionsColumn<ListedViewer>((viewer) => <EditLink screen="/visualizadores-relatorios" person={viewer} />),
];
