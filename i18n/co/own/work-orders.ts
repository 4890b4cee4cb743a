import type { TrailTexts } from '../../area-parts';
import { workOrders as mexican } from '../../es/own/work-orders';
import { overlay } from '../../overlay';

export const workOrders = overlay(mexican, {
  empty: 'Todavía no se ha abierto ninguna solicitud.',
  unanswered: 'Todavía sin respuesta',
  back: 'Volver a solicitudes',
  columns: { status: 'Estado' },
  filters: { status: 'Estado', wrongNumber: 'Ingrese el número de solicitud solo con dígitos.' },
  types: { dispute: 'Reclamo' },
  cases: { dispute: 'Reclamo de transacción' },
  status: {
    of: 'Estado de la solicitud %{number}',
    failed: 'No fue posible cambiar el estado de la solicitud.',
  },
  details: { transaction: 'Transacción reclamada' },
  talk: {
    failed: 'No fue posible cargar la conversación.',
    nothing: 'Todavía nadie ha escrito.',
    notSent: 'No fue posible enviar el comentario.',
    notSaved: 'No fue posible guardar el archivo.',
    provider: 'Servicio al cliente',
    became: 'Estado: %{status}',
    pictureFailed: 'No fue posible cargar la imagen.',
  },
  deliveries: {
    notLooked: 'Los cambios de allá todavía no se han recibido.',
    failed: 'No fue posible cargar los envíos en espera.',
    notRetried: 'No fue posible intentar de nuevo.',
    problems: { untried: 'Todavía no se ha intentado.' },
  },
  reopen: { failed: 'No fue posible reabrir la solicitud.' },
  form: {
    transactionHelp: 'Valores, fecha y hora, hasta donde los conozca.',
    telefoneHint: 'Ingrese el teléfono de contacto',
    valorInserido: 'Valor ingresado',
    valorInseridoAproximado: 'El valor ingresado es aproximado',
    valorContestado: 'Valor reclamado',
    valorSolicitadoAproximado: 'El valor reclamado es aproximado',
    nsu: 'Referencia bancaria (NSU)',
    kept: 'El servidor no respondió. Lo que escribió sigue aquí. Intente de nuevo. Ninguna solicitud se abrirá dos veces.',
    prefilled:
      'El reclamo es de la transacción del %{date} a las %{time}. La terminal, la fecha y la hora son las del extracto.',
  },
  exceeds: { text: 'El valor RECLAMADO no puede ser mayor que el valor INGRESADO.' },
});

export const trail: TrailTexts = {
  fields: {
    inserted_amount: 'Valor ingresado',
    inserted_approximate: 'El valor ingresado es aproximado',
    disputed_amount: 'Valor reclamado',
    disputed_approximate: 'El valor reclamado es aproximado',
    nsu: 'Referencia bancaria',
    transaction_captured_at: 'Registro de la transacción',
  },
};
