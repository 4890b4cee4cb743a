import type { ScreenTexts } from '../../area-parts';
import { statement as mexican } from '../../es/own/statement';
import { overlay } from '../../overlay';

export const statement = overlay(mexican, {
  fileName: 'Período y alcance en el nombre del archivo',
  form: 'Filtros del extracto',
  table: 'Filas del extracto',
  columns: { sequenceNumber: 'Referencia bancaria', branch: 'Oficina', amount: 'Valor' },
  views: { label: 'Vista del extracto' },
  breakdown: { title: 'Desglose del extracto' },
  narrowing: {
    form: 'Filtrar las transacciones',
    open: 'Filtrar',
    least: 'Valor desde',
    most: 'Valor hasta',
    noAmount: 'Escriba un valor, como 1.250,00.',
    textHint: 'Referencia, operador, establecimiento o terminal',
    amount: 'Valor',
  },
  cancelled: {
    file: 'Transacciones canceladas del extracto',
    count:
      'Se canceló %{rows} transacción de este período. |||| Se cancelaron %{rows} transacciones de este período.',
    none: 'No se canceló nada de este período.',
  },
  dispute: { column: 'Reclamo', action: 'Reclamar esta transacción' },
});

export const screens: ScreenTexts = {
  '/transacoes-extrato': { title: 'Extracto de transacciones', menu: 'Extracto' },
};
