import { webhookReplies as mexican } from '../es/webhook-replies';
import { overlay } from '../overlay';

export const webhookReplies = overlay(mexican, {
  noSample: 'Todavía no ha llegado de estos establecimientos nada que un evento pueda informar.',
  moment: 'Ingrese un día y una hora, por ejemplo 2026-03-31T06:00:00.',
  url: { noUrl: 'Ingrese una dirección completa, por ejemplo https://tienda.example.com/eventos.' },
  problems: {
    unreachable: 'No fue posible conectar con el receptor, o se perdió la conexión.',
    redirect:
      'El receptor respondió con una redirección (%{status}), que no se sigue. Ingrese la dirección a la que lleva.',
  },
});
