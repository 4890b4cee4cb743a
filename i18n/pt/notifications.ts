import type { notifications as model } from '../en/notifications';

export const notifications: typeof model = {
  title: 'Notificações',
  unread: 'Notificações, %{smart_count} não lida |||| Notificações, %{smart_count} não lidas',
  manyUnread: 'Notificações, mais de %{most} não lidas',
  viewAll: 'Marcar todas como lidas',
  entryUnread: 'Não lida',
  empty: 'Você não tem notificações.',
  failed: 'Não foi possível carregar as notificações.',
  outdated: 'Não foi possível atualizar a lista.',
  notViewed: 'Não foi possível marcar como lida. %{reason}',
  arrived: 'Nova notificação |||| %{smart_count} novas notificações',
  show: 'Ver',
  open: 'Abrir',
};
