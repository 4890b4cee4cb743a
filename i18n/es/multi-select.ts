import type { multiSelect as model } from '../en/multi-select';

export const multiSelect: typeof model = {
  all: 'Todos',
  none: 'Ninguno',
  noOptions: 'Sin opciones',
  loading: 'Cargando opciones…',
  open: 'Abrir',
  close: 'Cerrar',
  more: '%{count} más, ver todos',
  chosen: 'Elegidos en %{label}',
  remove: 'Quitar %{name}',
  capped: 'Se muestran %{shown} de %{total}. Escriba para filtrar la lista.',
  first: 'Se muestran los primeros %{shown}. Escriba para encontrar los demás.',
  rest: 'Y %{count} más',
  pasteHint: 'Pegue una columna de una hoja de cálculo para elegir varias opciones a la vez.',
  pasted: {
    added: '%{smart_count} opción agregada |||| %{smart_count} opciones agregadas',
    already: '%{smart_count} ya estaba elegida |||| %{smart_count} ya estaban elegidas',
    missing: 'no se encontró: %{values} |||| no se encontraron: %{values}',
    andMore: '%{values} y %{count} más',
    show: 'Ver lista',
    dismiss: 'Ocultar mensaje',
    list: 'No encontrados en %{label}',
    several: 'Coincide con varias opciones',
    copy: 'Copiar lista',
    copied: 'Copiada',
  },
};
