import type { ScreenTexts } from '../../area-parts';
import type { dashboard as model } from '../../en/own/dashboard';

export const dashboard: typeof model = {
  warning: {
    one: 'Escolha um estabelecimento ou um grupo.',
    period: 'Por data contábil, escolha 7 ou 30 dias.',
  },
  filters: {
    form: 'Filtros do painel',
    type: 'Data',
    place: 'Estabelecimento',
    period: 'Período',
    apply: 'Filtrar',
    all: 'Todos os estabelecimentos',
    group: 'Grupo: %{name}',
    noPlace: 'Nenhum estabelecimento ou grupo tem esse nome.',
    loading: 'Carregando filtros…',
    failed: 'Não foi possível carregar os filtros.',
    outdated: 'Os filtros mudaram. Clique em Filtrar.',
  },
  periods: {
    '0': 'Hoje',
    '7': 'Últimos 7 dias',
    '30': 'Últimos 30 dias',
  },
  loading: 'Carregando painel…',
  failed: 'Erro ao carregar o painel!',
  updated: 'Atualizado em %{date} às %{time}',
  none: 'Você ainda não tem estabelecimentos.',
  statement: 'Abrir no extrato',
  deposits: 'Depósitos',
  withdrawals: 'Saques',
  noMovement: 'Não houve movimento neste período.',
  average: { day: 'Média por dia', hour: 'Média por hora' },
  highest: { day: 'Dias de maior volume', hour: 'Horas de maior volume' },
  compared: {
    more: '%{percent} a mais que %{before}',
    less: '%{percent} a menos que %{before}',
    same: 'O mesmo que %{before}',
    nothing: 'Nada %{before}',
    before: {
      '0': 'ontem até esta hora',
      '7': 'nos 7 dias anteriores',
      '30': 'nos 30 dias anteriores',
    },
  },
  series: {
    by: { day: '%{title} por dia', hour: '%{title} por hora' },
    table: 'Ver como tabela',
    chart: 'Ver como gráfico',
    moment: { day: 'Dia', hour: 'Hora' },
    value: 'Valor',
    share: '% do total',
    file: 'Tabela em CSV',
  },
  cancellations: {
    title: 'Cancelamentos',
    none: 'Não houve cancelamentos neste período.',
    dates: { day: 'Datas de maior volume', hour: 'Horas de maior volume' },
    count: 'Qtde.',
  },
  operators: {
    title: 'Operadores',
    filter: 'Filtrar',
    deposits: 'Depósitos',
    operator: 'Operador',
    all: 'Todos',
    average: 'Média',
    highest: 'Maiores: %{dates}',
    share: 'dos depósitos',
    none: 'Nenhum operador depositou neste período.',
    bounded: 'Os %{shown} operadores com os maiores depósitos, de %{count}.',
    count: '%{from}–%{to} de %{total} operadores',
    pages: 'Páginas de operadores',
    previous: 'Página anterior',
    next: 'Próxima página',
    page: '%{page} / %{pages}',
  },
};

export const screens: ScreenTexts = {
  '/painel-de-controle': { title: 'Painel de controle', menu: 'Painel de controle' },
};
