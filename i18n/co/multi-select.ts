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
  capped: 'Se muestran %{shown} de %{total}. Escriba para reducir la lista.',
  rest: 'Y %{count} más',
};
