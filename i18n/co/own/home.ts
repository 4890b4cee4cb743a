import { home as mexican } from '../../es/own/home';
import { overlay } from '../../overlay';

export const home = overlay(mexican, {
  actions: { statement: 'Abrir el extracto' },
  balance: { deposits: 'Ver los depósitos' },
  highlights: { more: 'Conocer más' },
  news: { empty: 'Todavía no hay noticias.' },
  promos: {
    api: { text: 'Concilie los depósitos por API. Comuníquese con su ejecutivo comercial.' },
    withdrawals: { title: 'Retiros gratis', text: 'Retiros gratis con pago inmediato.' },
    space: { text: 'Un espacio para retiros y pagos en su negocio.' },
  },
  dataProtection: { text: '¿Tiene preguntas sobre sus datos? Escriba a %{address}.' },
});
