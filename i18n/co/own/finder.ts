import { finder as mexican } from '../../es/own/finder';
import { overlay } from '../../overlay';

export const finder = overlay(mexican, {
  actions: {
    newViewer: 'Nuevo visualizador de informes',
    importViewers: 'Importar visualizadores de informes',
    statementToday: 'Extracto, hoy',
    statementYesterday: 'Extracto, ayer',
    statementSevenDays: 'Extracto, últimos 7 días',
    statementThisWeek: 'Extracto, esta semana',
    statementThirtyDays: 'Extracto, últimos 30 días',
    statementThisMonth: 'Extracto, este mes',
    statementLastMonth: 'Extracto, mes pasado',
  },
});
