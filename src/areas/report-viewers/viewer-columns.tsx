import type { ReactNode } from 'react';
import type { ViewerSort } from '../../../contract/report-viewers';
import { ListColumn } from '../../kit/list/ListColumn';
import { StatusMark } from '../../kit/StatusMark';
import { EditLink } from '../../kit/user-form/EditLink';
import type { ListedViewer } from './viewer';

export const columnLabel = (field: string) => `viewers.columns.${field}`;

function column(
  field: ViewerSort,
  width: string,
  render: (viewer: ListedViewer) => ReactNode,
  className = '',
) {
  return (
    <ListColumn<ListedViewer>
      key={field}
      source={field}
      label={columnLabel(field)}
      width={width}
      className={className}
      render={render}
    />
  );
}

const actions = (
  <ListColumn<ListedViewer>
    key="actions"
    source="id"
    label="common.actions"
    fixed
    className="actions"
    render={(viewer) => <EditLink screen="/visualizadores-relatorios" person={viewer} />}
  />
);

/** VIEW-03: name, login, e-mail, status, actions. */
export const columns = [
  column('name', '34%', ({ name }) => name, 'name'),
  column('login', '16%', ({ login }) => login),
  column('email', '34%', ({ email }) => email),
  column('active', '12%', ({ active }) => <StatusMark active={active} />),
  actions,
];
