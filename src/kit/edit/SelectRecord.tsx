import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import type { ListPath } from '../../ui/paths';

/** USR-10: an address that names no record leads to the list, which says so. */
export function SelectRecord({ screen }: { screen: ListPath }) {
  const notify = useNotify();
  const { search } = useLocation();
  useEffect(() => notify('list.select', { type: 'info' }), [notify]);
  return <Navigate to={{ pathname: screen, search }} replace />;
}
