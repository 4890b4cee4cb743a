import type { ScreenTexts } from '../../area-parts';
import type { usage as model } from '../../en/own/usage';

export const usage: typeof model = {
  title: 'Reporte de uso',
  count: '%{count} establecimiento |||| %{count} establecimientos',
  table: 'Uso de terminales por establecimiento',
  unused: '%{count} establecimiento sin uso |||| %{count} establecimientos sin uso',
  used: '%{count} terminal usada |||| %{count} terminales usadas',
  empty: 'Ninguna terminal se usó en este periodo.',
  failed: 'No se pudo cargar el reporte de uso.',
  columns: {
    nomeFantasia: 'Nombre comercial',
    id: 'Código',
    terminais: 'Terminales',
    quantidade: 'Cantidad',
  },
  filters: {
    ecName: 'Nombre del establecimiento',
    period: 'Periodo',
    use: 'Uso',
  },
  periods: {
    last30: 'Últimos 30 días',
    last60: 'Últimos 60 días',
  },
  uses: { with: 'Con uso', without: 'Sin uso' },
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
