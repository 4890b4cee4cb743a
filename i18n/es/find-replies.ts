import type { findReplies as model } from '../en/find-replies';

export const findReplies: typeof model = {
  order: 'Solicitud %{number}',
  deposit: 'Depósito de %{amount}',
  withdrawal: 'Retiro de %{amount}',
  establishments: '%{smart_count} establecimiento |||| %{smart_count} establecimientos',
  file: 'Archivo %{number}',
};
