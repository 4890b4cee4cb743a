import type { ScreenTexts } from '../../area-parts';
import type { sessions as model } from '../../en/own/sessions';

export const sessions: typeof model = {
  unfamiliar: 'Si no reconoce alguna, ciérrela y cambie su contraseña.',
  alone: 'No tiene la sesión abierta en ningún otro navegador.',
  changePassword: 'Cambiar mi contraseña',
  loadFailed: 'No se pudieron cargar las sesiones.',
  browserOn: '%{browser} en %{system}',
  unknown: 'Navegador desconocido',
  current: 'Este navegador',
  address: 'Dirección %{address}',
  used: 'Último uso el %{date} a las %{time}',
  started: 'Iniciada el %{date} a las %{time}',
  ends: 'Vence el %{date} a las %{time}',
  more: 'Y una sesión más |||| Y %{count} sesiones más',
  ended: 'Se cerró una sesión. |||| Se cerraron %{count} sesiones.',
  end: {
    action: 'Cerrar sesión',
    title: '¿Cerrar esta sesión?',
    text: 'La sesión en %{name} (%{address}) se cierra de inmediato. Se pierde lo que no se haya guardado ahí.',
    failed: 'No se pudo cerrar la sesión.',
    noAnswer: 'El servidor no respondió. Es posible que la sesión ya esté cerrada. Intente de nuevo.',
    done: 'Se cerró la sesión.',
  },
  endOthers: {
    action: 'Cerrar todas las demás',
    title: '¿Cerrar todas las demás sesiones?',
    text: 'La sesión se cierra de inmediato en todos los demás navegadores. Se pierde lo que no se haya guardado en ellos.',
    failed: 'No se pudieron cerrar las sesiones.',
  },
  endAll: {
    action: 'Cerrar todas las sesiones',
    title: '¿Cerrar todas las sesiones de esta persona?',
    text: 'La sesión se cierra de inmediato en todos los navegadores. Se pierde lo que no se haya guardado en ellos. La persona puede iniciar sesión de nuevo; para impedirlo, desactívela.',
    failed: 'No se pudieron cerrar las sesiones.',
  },
  ofUser: {
    title: 'Sesiones',
    text: 'Los navegadores en los que esta persona tiene la sesión abierta.',
    none: 'No tiene ninguna sesión abierta.',
  },
};

export const screens: ScreenTexts = { '/sessoes': { title: 'Mis sesiones', menu: 'Mis sesiones' } };
