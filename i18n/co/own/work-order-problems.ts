import { workOrderProblems as mexican } from '../../es/own/work-order-problems';
import { overlay } from '../../overlay';

export const workOrderProblems = overlay(mexican, {
  phone: 'Ingrese el teléfono de contacto',
  amount: 'Ingrese un valor mayor que 0, con máximo dos decimales.',
  moment: 'Ingrese la fecha y la hora de la transacción.',
  nsuWithoutReceipt: 'Ingrese el NSU solo si hay comprobante.',
  disputed: 'Esta transacción ya está en reclamo en la solicitud %{number}.',
  fileNotSaved: 'No fue posible guardar el archivo.',
});
