import type { ScreenTexts } from '../../area-parts';
import type { usage as model } from '../../en/own/usage';

export const usage: typeof model = {
  title: 'Relatório de utilização',
  count: '%{count} estabelecimento |||| %{count} estabelecimentos',
  table: 'Uso dos terminais por estabelecimento',
  unused: '%{count} estabelecimento sem uso |||| %{count} estabelecimentos sem uso',
  used: '%{count} terminal usado |||| %{count} terminais usados',
  empty: 'Nenhum terminal foi usado neste período.',
  failed: 'Não foi possível carregar o relatório de utilização.',
  columns: {
    nomeFantasia: 'Nome fantasia',
    id: 'Código',
    terminais: 'Terminais',
    quantidade: 'Quantidade',
  },
  filters: {
    ecName: 'Nome do estabelecimento',
    period: 'Período',
    use: 'Uso',
  },
  periods: {
    last30: 'Últimos 30 dias',
    last60: 'Últimos 60 dias',
  },
  uses: { with: 'Com uso', without: 'Sem uso' },
  terminals: {
    title: 'Terminais de %{name}',
    more: 'Mais %{count} terminais de %{name}',
  },
};

export const screens: ScreenTexts = {
  '/relatorio-utilizacao': {
    title: 'Relatório de utilização',
    menu: 'Utilização',
    search: 'Buscar por estabelecimento',
  },
};
