import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { codeRequests as model } from '../../en/own/code-requests';

export const codeRequests: typeof model = {
  count: '%{count} solicitud |||| %{count} solicitudes',
  table: 'Códigos de operador solicitados',
  failed: '¡Error al cargar los códigos solicitados!',
  empty: 'Aún no se han solicitado códigos de operador.',
  anyEstablishment: 'Todos los establecimientos',
  columns: {
    dataSolicitacao: 'Fecha y hora',
    ec: 'Establecimiento',
    quantidade: 'Cantidad',
    cartoes: 'Códigos',
    status: 'Estatus',
    solicitante: 'Solicitado por',
    minutos: 'Antigüedad',
  },
  minutes: 'Antigüedad en minutos',
  status: {
    processing: 'En proceso',
    received: 'Recibido',
  },
  filters: {
    ec: 'Establecimientos',
    period: 'Periodo',
    init: 'Desde',
    end: 'Hasta',
    status: 'Estatus',
    dateInit: 'Fecha inicial',
    timeInit: 'Hora inicial',
    dateEnd: 'Fecha final',
    timeEnd: 'Hora final',
  },
  problems: {
    bothDates: 'Capture ambas fechas.',
    date: 'Capture una fecha válida.',
    time: 'Capture la hora en el formato hh:mm.',
    order: 'El inicio no puede ser posterior al final.',
  },
  codes: {
    label: 'Últimos 3 caracteres de los códigos',
    more: '%{count} códigos más de %{name}',
    title: 'Más códigos de %{name}',
    none: 'Ninguno',
  },
  age: {
    minutes: '%{count}\u00a0min',
    hours: '%{count}\u00a0h',
    days: '%{days}\u00a0d %{hours}\u00a0h',
    waiting: 'En espera desde hace %{age}',
    took: 'Recibido después de %{age}',
    overdue: 'Lleva más de %{hours} horas en espera.',
  },
  nobody: 'Desconocido',
};

export const screens: ScreenTexts = {
  '/codigos-solicitados': { title: 'Códigos solicitados', menu: 'Códigos solicitados' },
};

export const trail: TrailTexts = {
  entities: { code_request: 'Solicitud de códigos' },
  fields: {
    quantity: 'Cantidad',
    requested_at: 'Solicitado el',
    acknowledged_at: 'Recibido por las terminales el',
  },
};
