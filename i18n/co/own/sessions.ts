import { sessions as mexican } from '../../es/own/sessions';
import { overlay } from '../../overlay';

export const sessions = overlay(mexican, {
  loadFailed: 'No fue posible cargar las sesiones.',
  started: 'Ingreso el %{date} a las %{time}',
  end: {
    failed: 'No fue posible cerrar la sesión.',
    text: 'La sesión en %{name} (%{address}) se cierra de inmediato. Se pierde lo que no se haya guardado allí.',
  },
  endOthers: { failed: 'No fue posible cerrar las sesiones.' },
  endAll: {
    text: 'La sesión se cierra de inmediato en todos los navegadores. Se pierde lo que no se haya guardado en ellos. La persona puede ingresar de nuevo; para impedirlo, desactívela.',
    failed: 'No fue posible cerrar las sesiones.',
  },
});
