import type { manual as model } from '../en/manual';

export const manual: typeof model = {
  contents: 'Sumário',
  edition: 'Edição de %{month}',
  EC: {
    title: 'Manual do estabelecimento',
    lead: 'Para quem trabalha com o Cofre em um estabelecimento, do primeiro acesso ao arquivo para o contador.',
  },
  SEP: {
    title: 'Manual do provedor',
    lead: 'Para os administradores do provedor, tudo o que os estabelecimentos veem e as telas exclusivas do provedor.',
  },
};
