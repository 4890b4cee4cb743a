import { effect as mexican } from '../es/effect';
import { overlay } from '../overlay';

export const effect = overlay(mexican, {
  failed: 'No fue posible calcular el efecto en el acceso.',
  again:
    'Desde que lo consultó cambió quién gana y quién pierde acceso. Este es el efecto ahora; todavía no se ha hecho nada.',
  columns: { status: 'Estado' },
});
