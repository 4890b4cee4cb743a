import type { exports as model } from '../en/exports';

export const exports: typeof model = {
  formats: {
    csv: 'CSV',
  },
  running: 'Exportando…',
  soFar: 'Exportando… %{size} até agora',
  stop: 'Cancelar a exportação',
  saved: 'O arquivo %{name} foi salvo.',
  expired: 'O download expirou. Exporte novamente.',
};
