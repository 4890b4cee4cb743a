import type { ScreenTexts } from '../../area-parts';
import { statement as mexican } from '../../es/own/statement';
import { overlay } from '../../overlay';

export const statement = overlay(mexican, {
  form: 'Filtros del extracto',
  table: 'Filas del extracto',
  columns: { sequenceNumber: 'Referencia bancaria', branch: 'Oficina', amount: 'Valor' },
  dispute: { column: 'Reclamo', action: 'Reclamar esta transacción' },
});

export const screens: ScreenTexts = {
  '/transacoes-extrato': { title: 'Extracto de transacciones', menu: 'Extracto' },
};
