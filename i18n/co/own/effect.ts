import { effect as mexican } from '../../es/own/effect';
import { overlay } from '../../overlay';

export const effect = overlay(mexican, {
  failed: 'No fue posible calcular el efecto en el acceso.',
  again:
    'El efecto en el acceso cambió desde que lo consultó. Este es el efecto actual; todavía no se ha guardado nada.',
  columns: { status: 'Estado' },
});
