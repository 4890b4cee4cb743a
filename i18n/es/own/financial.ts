import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { financial as model } from '../../en/own/financial';

export const financial: typeof model = {
  title: 'Detalle financiero',
  count: '%{count} factura |||| %{count} facturas',
  table: 'Facturas por terminal y mes',
  empty: 'Aún no hay facturas.',
  emptyHint: 'Una terminal se factura cuando su establecimiento tiene una tarifa.',
  failed: '¡Error al cargar la lista!',
  notBilled: 'Aún no hay facturas de %{month}.',
  billedOn: 'Cada mes se factura en la madrugada del primer día del mes siguiente. Este, el %{day}.',
  total: 'Total',
  totalOf: 'Total de %{count} factura |||| Total de %{count} facturas',
  columns: {
    dataFaturamento: 'Fecha de facturación',
    mes: 'Mes',
    numeroLogico: 'Número lógico',
    ec: 'Establecimiento',
    nomeFantasia: 'Nombre comercial',
    franquia: 'Franquicia',
    depositoVarejista: 'Depósito del comercio',
    excedente: 'Excedente',
    descontos: 'Descuentos',
    adicionais: 'Adicionales',
    realizado: 'Realizado',
  },
  filters: {
    numeroLogico: 'Número lógico',
    ec: 'Establecimientos',
    mes: 'Mes facturado',
    anyMonth: 'Todos los meses',
  },
  export: {
    pdf: 'Exportar PDF',
    others: 'Otros formatos',
    failed: 'Error al exportar el reporte.',
    notDownloaded: 'No se pudo descargar el reporte.',
  },
  adjustments: {
    descontos: 'Descuentos por mes: %{amount}',
    adicionais: 'Adicionales por mes: %{amount}',
    title: '%{number}: %{column} de meses anteriores',
  },
  untariffed: {
    button: '%{count} terminal sin tarifa |||| %{count} terminales sin tarifa',
    title: 'Terminales sin tarifa',
    hint: 'No se facturan.',
  },
  link: 'Transacciones',
  transactions: 'Transacciones de %{name} en %{month}',
};

export const screens: ScreenTexts = {
  '/financeiro': {
    title: 'Detalle financiero',
    menu: 'Detalle financiero',
    search: 'Buscar por número lógico',
  },
};

export const trail: TrailTexts = {
  entities: { tariff: 'Tarifa', billing: 'Facturación' },
  fields: {
    first: 'Primer día',
    last: 'Último día',
    terminals: 'Terminales',
    deposited: 'Depositado',
    starts_on: 'A partir de',
    franchise: 'Franquicia',
  },
};
