import { apiClient as mexican } from '../../es/own/api-client';
import { overlay } from '../../overlay';

export const apiClient = overlay(mexican, {
  loadFailed: 'No fue posible cargar las claves y direcciones.',
  noAnswer:
    'El servidor no respondió. Es posible que de todos modos se haya hecho: revíselo y, si no, intente de nuevo.',
  keys: {
    full: 'Hay %{most} claves, el máximo. Retire una para agregar otra.',
    unused: 'todavía no se ha usado',
    add: { failed: 'No fue posible agregar la clave.' },
    remove: {
      action: 'Retirar',
      of: 'Retirar %{name}',
      title: '¿Retirar la clave?',
      confirm: 'Retirar la clave',
      failed: 'No fue posible retirar la clave.',
      done: 'Clave retirada.',
    },
  },
  addresses: { edit: { failed: 'No fue posible guardar las direcciones.' } },
});
