import type { edit as model } from '../en/edit';

export const edit: typeof model = {
  history: 'Histórico',
  load: 'Não foi possível carregar o registro.',
  save: 'Não foi possível salvar o registro.',
  noAnswer: 'O servidor não respondeu. O que você preencheu continua aqui. Tente novamente.',
  conflict:
    'O que você preencheu continua aqui. Se salvar novamente, vai substituir o que foi salvo nesse meio-tempo.',
  change: '%{field}, antes %{before}, agora %{after}',
  theirs: 'Usar os valores salvos',
  anyway: 'Salvar mesmo assim',
  saved: 'Alteração salva com sucesso!',
  untouched: 'Nenhuma alteração ainda',
  changes: '%{smart_count} alteração não salva |||| %{smart_count} alterações não salvas',
  faults: '%{smart_count} campo a corrigir |||| %{smart_count} campos a corrigir',
  unsaved: {
    title: 'Sair sem salvar?',
    stay: 'Continuar editando',
    leave: 'Sair',
  },
};
