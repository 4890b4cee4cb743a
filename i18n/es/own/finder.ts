import type { finder as model } from '../../en/own/finder';

export const finder: typeof model = {
  results: 'Resultados',
  groups: {
    recent: 'Recientes',
    pages: 'Páginas',
    actions: 'Acciones',
    records: 'Registros',
  },
  count: '%{smart_count} resultado |||| %{smart_count} resultados',
  searching: 'Buscando…',
  nothing: 'No se encontró nada para “%{text}”',
  failed: 'No se pudieron buscar los registros',
  incomplete: 'Algunos registros no se pudieron buscar.',
  hint: '↑ ↓ para elegir · Enter para abrir · %{tab} para una pestaña nueva · Esc para cerrar',
  theme: 'Tema: %{mode}',
  language: 'Idioma: %{name}',
  actions: {
    today: 'Estado de cuenta, hoy',
    yesterday: 'Estado de cuenta, ayer',
    sevenDays: 'Estado de cuenta, últimos 7 días',
    thisWeek: 'Estado de cuenta, esta semana',
    thirtyDays: 'Estado de cuenta, últimos 30 días',
    thisMonth: 'Estado de cuenta, este mes',
    lastMonth: 'Estado de cuenta, mes pasado',
  },
};
