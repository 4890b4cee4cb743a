import { Navigate, useLocation } from 'react-router-dom';
import { useNotifyWhen } from '../../ui/notice/use-notify-when';
import type { ListPath } from '../../ui/paths';

/** USR-10: an address that names no record leads to the list, which says so. */
export function SelectRecord({ screen }: { screen: ListPath }) {
  const { search } = useLocation();
  useNotifyWhen('list.select', 'info');
  return <Navigate to={{ pathname: screen, search }} replace />;
}
