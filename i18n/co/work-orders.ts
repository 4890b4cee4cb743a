import { workOrders as mexican } from '../es/work-orders';
import { overlay } from '../overlay';

export const workOrders = overlay(mexican, {
  empty: 'Todavía no se ha abierto ninguna solicitud.',
  back: 'Volver a las solicitudes',
  columns: { status: 'Estado' },
  filters: { status: 'Estado' },
  types: { dispute: 'Reclamo' },
  cases: { dispute: 'Reclamo de transacción' },
  status: {
    of: 'Estado de la solicitud %{number}',
    failed: 'No fue posible cambiar el estado de la solicitud.',
  },
  talk: {
    became: 'Estado: %{status}',
    failed: 'No fue posible cargar la conversación.',
    nothing: 'Todavía nadie ha escrito.',
    notSent: 'No fue posible enviar el comentario.',
    notSaved: 'No fue posible guardar el archivo.',
    pictureFailed: 'No fue posible cargar la imagen.',
  },
  deliveries: {
    failed: 'No fue posible cargar lo que está en espera.',
    notRetried: 'No fue posible intentar de nuevo.',
  },
  reopen: { failed: 'No fue posible reabrir la solicitud.' },
  form: {
    valorInserido: 'Valor ingresado',
    valorInseridoAproximado: 'El valor ingresado es aproximado',
    valorContestado: 'Valor reclamado',
    valorSolicitadoAproximado: 'El valor reclamado es aproximado',
    transactionHelp: 'Valores y momento, hasta donde los conozca.',
    prefilled:
      'El reclamo es de la transacción del %{date} a las %{time}. La terminal y el momento son los del extracto.',
  },
  exceeds: { text: 'El valor RECLAMADO no puede ser mayor que el valor INGRESADO.' },
});
