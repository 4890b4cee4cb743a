import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { financial as model } from '../../en/own/financial';

export const financial: typeof model = {
  title: 'Detalhamento financeiro',
  count: '%{count} fatura |||| %{count} faturas',
  table: 'Faturas por terminal e mês',
  empty: 'Ainda não há faturas.',
  emptyHint: 'Um terminal é faturado quando o estabelecimento dele tem uma tarifa.',
  failed: 'Erro ao carregar a lista!',
  notBilled: 'Ainda não há faturas de %{month}.',
  billedOn: 'Cada mês é faturado na madrugada do primeiro dia do mês seguinte. Este, em %{day}.',
  total: 'Total',
  totalOf: 'Total de %{count} fatura |||| Total de %{count} faturas',
  columns: {
    dataFaturamento: 'Data de faturamento',
    mes: 'Mês',
    numeroLogico: 'Número lógico',
    ec: 'Estabelecimento',
    nomeFantasia: 'Nome fantasia',
    franquia: 'Franquia',
    depositoVarejista: 'Depósito do varejista',
    excedente: 'Excedente',
    descontos: 'Descontos',
    adicionais: 'Adicionais',
    realizado: 'Realizado',
  },
  filters: {
    numeroLogico: 'Número lógico',
    ec: 'Estabelecimentos',
    mes: 'Mês faturado',
    anyMonth: 'Todos os meses',
  },
  export: {
    pdf: 'Exportar PDF',
    others: 'Outros formatos',
    failed: 'Erro ao exportar o relatório.',
    notDownloaded: 'Não foi possível baixar o relatório.',
  },
  adjustments: {
    descontos: 'Descontos por mês: %{amount}',
    adicionais: 'Adicionais por mês: %{amount}',
    title: '%{number}: %{column} de meses anteriores',
  },
  untariffed: {
    button: '%{count} terminal sem tarifa |||| %{count} terminais sem tarifa',
    title: 'Terminais sem tarifa',
    hint: 'Eles não são faturados.',
  },
  link: 'Transações',
  transactions: 'Transações de %{name} em %{month}',
};

export const screens: ScreenTexts = {
  '/financeiro': { title: 'Financeiro', menu: 'Financeiro', search: 'Buscar por número lógico' },
};

export const trail: TrailTexts = {
  entities: { tariff: 'Tarifa', billing: 'Faturamento' },
  fields: {
    first: 'Primeiro dia',
    last: 'Último dia',
    terminals: 'Terminais',
    deposited: 'Depositado',
    starts_on: 'A partir de',
    franchise: 'Franquia',
  },
};
