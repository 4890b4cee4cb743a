import type { edit as model } from '../en/edit';

export const edit: typeof model = {
  history: 'Historial',
  load: 'No se pudo cargar el registro.',
  save: 'No se pudo guardar el registro.',
  noAnswer: 'El servidor no respondió. Lo que capturó sigue aquí. Inténtelo de nuevo.',
  conflict: 'Lo que capturó sigue aquí. Si guarda de nuevo, reemplazará lo que se guardó mientras tanto.',
  change: '%{field}, antes %{before}, ahora %{after}',
  theirs: 'Usar los valores guardados',
  anyway: 'Guardar de todos modos',
  saved: '¡Cambio guardado correctamente!',
  untouched: 'Aún sin cambios',
  changes: '%{smart_count} cambio sin guardar |||| %{smart_count} cambios sin guardar',
  faults: '%{smart_count} campo por corregir |||| %{smart_count} campos por corregir',
  unsaved: {
    title: '¿Salir sin guardar?',
    stay: 'Seguir editando',
    leave: 'Salir',
  },
};
