import type { edit as model } from '../en/edit';

export const edit: typeof model = {
  load: 'No se pudo cargar el registro.',
  save: 'No se pudo guardar el registro.',
  noAnswer: 'El servidor no respondió. Sus valores se conservan para que lo intente otra vez.',
  conflict: 'Sus valores se conservan. Si guarda otra vez, reemplazan lo que se guardó mientras tanto.',
  change: '%{field}, antes %{before}, ahora %{after}',
  theirs: 'Usar los valores guardados',
  anyway: 'Guardar de todos modos',
  unsaved: {
    title: '¿Salir sin guardar?',
    stay: 'Seguir editando',
    leave: 'Salir',
  },
};
