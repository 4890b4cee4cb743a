import type { ScreenTexts } from '../../area-parts';
import type { usage as model } from '../../en/own/usage';

export const usage: typeof model = {
  title: 'Reporte de uso',
  count: '%{count} establecimiento |||| %{count} establecimientos',
  table: 'Uso de terminales por establecimiento',
  unused: '%{count} sin uso |||| %{count} sin uso',
  empty: 'Ninguna terminal se usó en este periodo.',
  failed: 'No se pudo cargar el reporte de uso.',
  columns: {
    nomeFantasia: 'Nombre comercial',
    id: 'Código',
    terminais: 'Terminales',
  },
  filters: {
    ecName: 'Nombre del establecimiento',
    period: 'Periodo',
  },
  periods: {
    last30: 'Últimos 30 días',
    last60: 'Últimos 60 días',
  },
  terminals: {
    title: 'Terminales de %{name}',
    more: '%{count} terminales más de %{name}',
  },
};

export const screens: ScreenTexts = {
  '/relatorio-utilizacao': {
    title: 'Reporte de uso',
    menu: 'Reporte de uso',
    search: 'Buscar por establecimiento',
  },
};
