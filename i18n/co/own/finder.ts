import { finder as mexican } from '../../es/own/finder';
import { overlay } from '../../overlay';

export const finder = overlay(mexican, {
  actions: {
    today: 'Extracto, hoy',
    yesterday: 'Extracto, ayer',
    sevenDays: 'Extracto, últimos 7 días',
    thisWeek: 'Extracto, esta semana',
    thirtyDays: 'Extracto, últimos 30 días',
    thisMonth: 'Extracto, este mes',
    lastMonth: 'Extracto, mes pasado',
  },
});
