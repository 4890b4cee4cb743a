import type { exports as model } from '../en/exports';

export const exports: typeof model = {
  formats: {
    csv: 'CSV',
  },
  running: 'Exportando…',
  soFar: 'Exportando… %{size} hasta ahora',
  stop: 'Cancelar la exportación',
  saved: 'Se guardó el archivo %{name}.',
  expired: 'La descarga venció. Exporte nuevamente.',
};
