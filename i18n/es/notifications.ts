import type { notifications as model } from '../en/notifications';

export const notifications: typeof model = {
  title: 'Notificaciones',
  unread: 'Notificaciones, %{smart_count} sin leer |||| Notificaciones, %{smart_count} sin leer',
  manyUnread: 'Notificaciones, más de %{most} sin leer',
  viewAll: 'Marcar todas como leídas',
  entryUnread: 'No leída',
  empty: 'No tiene notificaciones.',
  failed: 'No se pudieron cargar las notificaciones.',
  outdated: 'No se pudo actualizar la lista.',
  notViewed: 'No se pudo marcar como leída. %{reason}',
  arrived: 'Nueva notificación |||| %{smart_count} notificaciones nuevas',
  show: 'Mostrar',
  open: 'Abrir',
};
