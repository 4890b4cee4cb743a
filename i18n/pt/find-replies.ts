import type { findReplies as model } from '../en/find-replies';

export const findReplies: typeof model = {
  order: 'Chamado %{number}',
  deposit: 'Depósito de %{amount}',
  withdrawal: 'Saque de %{amount}',
  establishments: '%{smart_count} estabelecimento |||| %{smart_count} estabelecimentos',
  file: 'Arquivo %{number}',
};
