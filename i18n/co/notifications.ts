import type { notifications as model } from '../en/notifications';

export const notifications: typeof model = {
  title: 'Notificaciones',
  unread: 'Notificaciones, %{smart_count} sin leer |||| Notificaciones, %{smart_count} sin leer',
  manyUnread: 'Notificaciones, más de %{most} sin leer',
  viewAll: 'Marcar todas como leídas',
  entryUnread: 'Sin leer',
  empty: 'No tiene notificaciones.',
  failed: 'No fue posible cargar las notificaciones.',
  outdated: 'No fue posible actualizar la lista.',
  notViewed: 'No fue posible marcarla como leída. %{reason}',
  arrived: 'Notificación nueva |||| %{smart_count} notificaciones nuevas',
  show: 'Ver',
};
