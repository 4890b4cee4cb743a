import type { ScreenTexts } from '../../area-parts';
import type { closings as model } from '../../en/own/closings';

export const closings: typeof model = {
  form: 'Filtros de los cierres',
  period: 'Periodo cerrado',
  aDay: 'Un día',
  day: 'Día',
  missing: 'Escriba un día.',
  next: '%{month} se cerrará el %{date} a las %{time}.',
  held: 'El cierre se detuvo en el %{day}: aún faltan transacciones de ese día. Espera desde el %{date}, %{time}.',
  none: 'Aún no se ha cerrado ningún mes. Los cierres se guardan a partir del %{since}.',
  failed: 'No se pudieron cargar los cierres.',
  closedAt: 'Cerrado el %{date} a las %{time}, entrega %{delivery}',
  figures: {
    title: 'Del cierre hasta ahora',
    closed: 'Al cierre',
    changes: 'Cambios desde entonces',
    now: 'Ahora',
    balance: 'Saldo',
    deposits: 'Depósitos',
    withdrawals: 'Retiros',
    arrived: 'Llegaron después',
    cancelled: 'Canceladas después',
    count: '%{count} transacción |||| %{count} transacciones',
  },
  table: 'Lo que cambió',
  nothing: 'Nada ha cambiado desde el cierre.',
  first: 'Se muestran los %{shown} cambios más recientes de %{count}. Exporte para verlos todos.',
  passing:
    '%{count} transacción llegó después y se canceló enseguida. No cambia nada y no está en la lista. |||| %{count} transacciones llegaron después y se cancelaron enseguida. No cambian nada y no están en la lista.',
  changes: { arrived: 'Llegó', cancelled: 'Cancelada' },
  columns: {
    change: 'Cambio',
    at: 'Conocida desde',
    delivery: 'Entrega',
    cancelledAt: 'Cancelada el',
    capturedAt: 'Fecha de transacción',
    accountingDate: 'Fecha contable',
    establishment: 'Establecimiento',
    establishmentCode: 'Código del establecimiento',
    terminal: 'Terminal',
    operator: 'Operador',
    bank: 'Banco',
    branch: 'Sucursal',
    account: 'Cuenta',
    nsu: 'Folio bancario',
    type: 'Tipo',
    amount: 'Importe',
    effect: 'Efecto en el saldo',
  },
  refusals: {
    period: 'Elija un mes o un día.',
    notClosed: '%{period} no está cerrado.',
    notYet: '%{period} aún no está cerrado. Lo estará el %{date} a las %{time}.',
    soon: '%{period} se está cerrando. Inténtelo de nuevo en un minuto.',
    held: '%{period} aún no está cerrado, porque faltan transacciones del %{day}. El cierre espera desde el %{date}, %{time}.',
    before: '%{period} terminó antes del primer cierre. Los cierres se guardan a partir del %{since}.',
  },
  file: {
    title: 'Cierre',
    figures:
      'depósitos %{deposits} (%{depositCount}), retiros %{withdrawals} (%{withdrawalCount}), saldo %{balance}',
    facts: {
      closed: 'Cerrado',
      asClosed: 'Al cierre',
      arrived: 'Llegaron después',
      cancelled: 'Canceladas después',
      now: 'Ahora',
      passing: 'Llegaron después y se cancelaron',
    },
    totals: { before: 'Saldo al cierre', effect: 'Cambios desde entonces', after: 'Saldo ahora' },
  },
};

export const screens: ScreenTexts = {
  '/fechamentos': { title: 'Cierres', menu: 'Cierres' },
};
