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
  kept: {
    month: {
      alone: 'Último mes cerrado',
      before: 'Último mes cerrado y el mes anterior',
      year: 'Último mes cerrado y el mismo mes del año anterior',
    },
    day: {
      alone: 'Último día cerrado',
      before: 'Último día cerrado y el día anterior',
      year: 'Último día cerrado y el mismo día del año anterior',
    },
  },
  compared: {
    modes: { label: 'Lo que se muestra', one: 'Un periodo', two: 'Dos periodos' },
    by: 'Por',
    group: 'Grupo',
    figures: { label: 'Importes', closed: 'Al cierre', now: 'Ahora' },
    other: 'Comparar con',
    otherDay: 'Día comparado',
    quick: {
      month: { before: 'Mes anterior', year: 'Mismo mes del año anterior' },
      day: { before: 'Día anterior', year: 'Mismo día del año anterior' },
    },
    missing: 'Escriba el día con el que comparar.',
    table: 'Dos periodos lado a lado',
    period: 'Periodo',
    difference: 'Diferencia',
    percent: 'Diferencia en %',
    noBase: 'sin base',
    noBaseHelp: 'Sin un saldo mayor que cero con el que comparar, no hay porcentaje.',
    order: { label: 'Orden', difference: 'Por diferencia', name: 'Por nombre' },
    noGroup: 'Sin grupo',
    shared: 'Contado en más de un grupo',
    sharedHelp:
      'Un establecimiento en varios grupos cuenta en cada uno de ellos. La línea sobre el total resta lo que cuenta más de una vez.',
    rowsOf: 'Transacciones de %{name}, %{period}',
    first:
      'Se muestran las primeras %{shown} de %{all} líneas. Las demás están en una línea, y los totales abarcan todo. Exporte para verlas todas.',
    nothing: 'No hay transacciones en ninguno de los dos periodos.',
    file: {
      title: 'Cierres comparados',
      both: '%{one} y %{other}',
      sums:
        '%{smart_count} transacción, depósitos %{deposits}, retiros %{withdrawals}, saldo %{balance} |||| %{count} transacciones, depósitos %{deposits}, retiros %{withdrawals}, saldo %{balance}',
    },
  },
};

export const screens: ScreenTexts = {
  '/fechamentos': { title: 'Cierres', menu: 'Cierres' },
};
