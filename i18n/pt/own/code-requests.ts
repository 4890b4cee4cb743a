import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { codeRequests as model } from '../../en/own/code-requests';

export const codeRequests: typeof model = {
  count: '%{count} solicitação |||| %{count} solicitações',
  table: 'Códigos de operador solicitados',
  failed: 'Erro ao carregar os códigos solicitados!',
  empty: 'Ainda não foram solicitados códigos de operador.',
  anyEstablishment: 'Todos os estabelecimentos',
  columns: {
    dataSolicitacao: 'Data e hora',
    ec: 'Estabelecimento',
    quantidade: 'Quantidade',
    cartoes: 'Códigos',
    status: 'Status',
    solicitante: 'Solicitado por',
    minutos: 'Espera',
  },
  minutes: 'Espera em minutos',
  status: {
    processing: 'Em processamento',
    received: 'Recebido',
  },
  filters: {
    ec: 'Estabelecimentos',
    period: 'Período',
    init: 'De',
    end: 'Até',
    status: 'Status',
    dateInit: 'Data inicial',
    timeInit: 'Hora inicial',
    dateEnd: 'Data final',
    timeEnd: 'Hora final',
  },
  problems: {
    bothDates: 'Preencha as duas datas.',
    date: 'Informe uma data válida.',
    time: 'Informe a hora no formato hh:mm.',
    order: 'O início não pode ser posterior ao fim.',
  },
  codes: {
    label: 'Últimos 3 caracteres dos códigos',
    more: 'Mais %{count} códigos de %{name}',
    title: 'Mais códigos de %{name}',
    none: 'Nenhum',
  },
  age: {
    minutes: '%{count}\u00a0min',
    hours: '%{count}\u00a0h',
    days: '%{days}\u00a0d %{hours}\u00a0h',
    waiting: 'Aguardando há %{age}',
    took: 'Recebido após %{age}',
    overdue: 'Aguardando há mais de %{hours} horas.',
  },
  nobody: 'Desconhecido',
};

export const screens: ScreenTexts = {
  '/codigos-solicitados': { title: 'Códigos solicitados', menu: 'Códigos solicitados' },
};

export const trail: TrailTexts = {
  entities: { code_request: 'Solicitação de códigos' },
  fields: {
    quantity: 'Quantidade',
    requested_at: 'Solicitado em',
    acknowledged_at: 'Recebido pelos terminais em',
  },
};
