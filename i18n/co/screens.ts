import { screens as mexican } from '../es/screens';
import { overlay } from '../overlay';

export const screens = overlay(mexican, {
  '/transacoes-extrato': { title: 'Extracto de transacciones', menu: 'Extracto' },
  '/relatorio-utilizacao': { title: 'Informe de uso', menu: 'Informe de uso' },
  '/visualizadores-relatorios': { title: 'Visualizadores de informes' },
  '/auditoria': { title: 'Registro de auditoría' },
  '/logout': { title: 'Salir', menu: 'Salir' },
});
