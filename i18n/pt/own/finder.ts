import type { finder as model } from '../../en/own/finder';

export const finder: typeof model = {
  results: 'Resultados',
  groups: {
    recent: 'Recentes',
    pages: 'Páginas',
    actions: 'Ações',
    records: 'Registros',
  },
  count: '%{smart_count} resultado |||| %{smart_count} resultados',
  searching: 'Buscando…',
  nothing: 'Nada encontrado para “%{text}”',
  failed: 'Não foi possível buscar registros',
  incomplete: 'Não foi possível buscar alguns registros.',
  hint: '↑ ↓ para escolher · Enter para abrir · %{tab} para uma nova aba · Esc para fechar',
  theme: 'Tema: %{mode}',
  language: 'Idioma: %{name}',
  actions: {
    today: 'Extrato, hoje',
    yesterday: 'Extrato, ontem',
    sevenDays: 'Extrato, últimos 7 dias',
    thisWeek: 'Extrato, esta semana',
    thirtyDays: 'Extrato, últimos 30 dias',
    thisMonth: 'Extrato, este mês',
    lastMonth: 'Extrato, mês passado',
  },
};
