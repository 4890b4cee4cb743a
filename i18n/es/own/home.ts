import type { home as model } from '../../en/own/home';

export const home: typeof model = {
  morning: 'Buenos días, %{name}',
  afternoon: 'Buenas tardes, %{name}',
  evening: 'Buenas noches, %{name}',
  intro: 'Los depósitos, retiros y reportes de sus establecimientos, en un mismo lugar.',
  actions: {
    statement: 'Abrir el estado de cuenta',
    dashboard: 'Ver los tableros',
    workOrders: 'Abrir las solicitudes',
  },
  balance: {
    title: 'Saldo de depósitos',
    hide: 'Ocultar el saldo',
    show: 'Mostrar el saldo',
    hidden: 'Saldo oculto',
    scope:
      'Depositado hoy en %{count} establecimiento, actualizado a las %{time} |||| Depositado hoy en %{count} establecimientos, actualizado a las %{time}',
    failed: '¡Error al cargar el saldo!',
    deposits: 'Ver depósitos',
  },
  highlights: {
    title: 'Destacados',
    carousel: 'carrusel',
    slide: 'diapositiva',
    position: '%{position} de %{total}',
    previous: 'Destacado anterior',
    next: 'Destacado siguiente',
    more: 'Saber más',
  },
  news: {
    title: 'Noticias',
    failed: '¡Error al cargar las noticias!',
    empty: 'Aún no hay noticias.',
    gone: 'Esta noticia ya no está disponible.',
    picture: 'Imagen de la noticia “%{title}”',
  },
  promos: {
    title: 'Para su establecimiento',
    api: {
      title: 'API de conciliación',
      text: 'Concilie sus depósitos por API. Contacte a su ejecutivo de ventas.',
    },
    withdrawals: {
      title: 'Retiros gratuitos',
      text: 'Retiros gratuitos con pago instantáneo.',
    },
    space: {
      title: 'Espacio de retiros y pagos',
      text: 'Un espacio para retiros y pagos en su tienda.',
    },
  },
  dataProtection: {
    title: 'Protección de datos.',
    text: '¿Dudas sobre sus datos? Escriba a %{address}.',
  },
};
