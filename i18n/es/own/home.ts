import type { ScreenTexts } from '../../area-parts';
import type { home as model } from '../../en/own/home';

export const home: typeof model = {
  morning: 'Buenos días, %{name}',
  afternoon: 'Buenas tardes, %{name}',
  evening: 'Buenas noches, %{name}',
  actions: {
    statement: 'Abrir el estado de cuenta',
    dashboard: 'Ver tableros',
    workOrders: 'Abrir las solicitudes',
    newUser: 'Nuevo usuario',
    newOrder: 'Nueva solicitud',
    bulletins: 'Informativos',
  },
  balance: {
    title: 'Saldo de depósitos',
    hide: 'Ocultar el saldo',
    show: 'Mostrar el saldo',
    hidden: 'Saldo oculto',
    scope:
      'Depositado hoy en %{count} establecimiento, a las %{time} |||| Depositado hoy en %{count} establecimientos, a las %{time}',
    failed: '¡Error al cargar el saldo!',
    deposits: 'Ver depósitos',
    lastWeek: 'A esta hora, hace una semana: %{amount}',
  },
  today: {
    title: 'Para hoy',
    checked: 'revisado a las %{time}',
    nothing: 'No tiene pendientes. Revisado a las %{time}.',
    failed: 'No se pudo revisar lo que hay para hoy.',
    incomplete: 'No todo se pudo revisar; puede haber más pendientes.',
    age: {
      minutes: '%{count} min',
      hours: '%{count} h',
      days: '%{days} d',
      daysHours: '%{days} d %{hours} h',
      late: '%{time} de retraso',
      due: 'en %{time}',
      since: 'desde el %{date}',
      for: 'hace %{time}',
    },
  },
  leftOff: { title: 'Donde se quedó' },
  highlights: {
    title: 'Destacados',
    carousel: 'carrusel',
    slide: 'diapositiva',
    position: '%{position} de %{total}',
    previous: 'Destacado anterior',
    next: 'Destacado siguiente',
    more: 'Saber más',
    all: 'Todas (%{count})',
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
    text: '¿Dudas sobre sus datos? Escriba a %{address}.',
  },
};

export const screens: ScreenTexts = { '/home': { title: 'Inicio', menu: 'Inicio' } };
