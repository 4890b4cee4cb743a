import { notifications as mexican } from '../es/notifications';
import { overlay } from '../overlay';

export const notifications = overlay(mexican, {
  entryUnread: 'Sin leer',
  failed: 'No fue posible cargar las notificaciones.',
  outdated: 'No fue posible actualizar la lista.',
  notViewed: 'No fue posible marcarla como leída. %{reason}',
  arrived: 'Notificación nueva |||| %{smart_count} notificaciones nuevas',
  show: 'Ver',
});
