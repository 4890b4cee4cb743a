import type { exports as model } from '../en/exports';

export const exports: typeof model = {
  formats: {
    csv: 'CSV',
  },
  running: 'Exportando…',
  soFar: 'Exportando… %{size} hasta el momento',
  stop: 'Cancelar la exportación',
  saved: 'El archivo %{name} se guardó.',
  expired: 'La descarga caducó. Exporte de nuevo.',
};
