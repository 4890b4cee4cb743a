import { closings as mexican } from '../../es/own/closings';
import { overlay } from '../../overlay';

export const closings = overlay(mexican, {
  period: 'Período cerrado',
  none: 'Todavía no se ha cerrado ningún mes. Los cierres se guardan a partir del %{since}.',
  failed: 'No fue posible cargar los cierres.',
  columns: { branch: 'Oficina', nsu: 'Referencia bancaria', amount: 'Valor' },
  compared: {
    modes: { one: 'Un período', two: 'Dos períodos' },
    figures: { label: 'Valores' },
    table: 'Dos períodos lado a lado',
    period: 'Período',
    nothing: 'No hay transacciones en ninguno de los dos períodos.',
  },
  refusals: { soon: '%{period} se está cerrando. Intente de nuevo en un minuto.' },
});
