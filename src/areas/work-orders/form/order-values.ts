import type { RaRecord } from 'react-admin';
import { isDate } from '../../../../contract/dates';
import {
  type WorkOrderProblem,
  type WorkOrderProblems,
  workOrderProblems,
} from '../../../../contract/work-order-rules';
import type { RequestType, symptoms, WorkOrderCreation } from '../../../../contract/work-orders';
import type { CarriedDispute } from '../../../kit/carried-dispute';
import { amountText, typedAmount } from './typed-amount';

type YesNo = 'S' | 'N';

/** What the form holds. Nothing of it is lost when the other type is tried and taken back. */
export interface OrderValues {
  tipo: RequestType;
  numeroLogico: string | null;
  numeroCartaoOperador: string | null;
  telefone: string;
  sintoma: (typeof symptoms)[number] | '';
  relatoUsuario: string;
  /** As they were typed. */
  valorInserido: string;
  valorContestado: string;
  valorInseridoAproximado: YesNo;
  valorSolicitadoAproximado: YesNo;
  data: string;
  hora: string;
  clientePossuiComprovante: YesNo | '';
  nsu: string;
}

/** In the order of the form. */
export const orderFields = [
  'tipo',
  'numeroLogico',
  'numeroCartaoOperador',
  'telefone',
  'sintoma',
  'valorInserido',
  'valorInseridoAproximado',
  'valorContestado',
  'valorSolicitadoAproximado',
  'data',
  'hora',
  'clientePossuiComprovante',
  'nsu',
  'relatoUsuario',
] as const satisfies readonly (keyof OrderValues)[];

/** What is sent, with the type that the address names. */
export type OrderWish = WorkOrderCreation & { tipo: RequestType };
export interface CreatedOrder extends RaRecord {
  id: number;
  workOrder: number;
}

/**
 * The form as it opens: empty, or about a transaction of the statement. Whether there is a receipt is not presumed
 * (WO-17).
 */
export function initialValues(dispute: CarriedDispute | null, comma: boolean): OrderValues {
  return {
    tipo: dispute === null ? 'manutencaoTransacao' : 'contestacaoTransacao',
    numeroLogico: dispute?.numeroLogico ?? null,
    numeroCartaoOperador: dispute === null ? null : String(dispute.operatorCodeId),
    telefone: '',
    sintoma: '',
    relatoUsuario: '',
    valorInserido: dispute === null ? '' : amountText(dispute.amount, comma),
    valorContestado: '',
    valorInseridoAproximado: 'N',
    valorSolicitadoAproximado: 'N',
    data: dispute?.capturedAt.slice(0, 10) ?? '',
    hora: dispute?.capturedAt.slice(11) ?? '',
    clientePossuiComprovante: '',
    nsu: '',
  };
}

/** WO-10, WO-21: a type sends its own fields alone; who asks is the server's to say. */
export function wishOf(values: OrderValues, dispute: CarriedDispute | null, comma: boolean): OrderWish {
  const { tipo, numeroLogico, numeroCartaoOperador, telefone, relatoUsuario } = values;
  const both = { tipo, numeroLogico, numeroCartaoOperador, telefone, relatoUsuario: relatoUsuario.trim() };
  if (tipo === 'manutencaoTransacao') return { ...both, sintoma: values.sintoma };
  const amount = (typed: string) => typedAmount(typed, comma) ?? typed.trim();
  const { clientePossuiComprovante, valorInseridoAproximado, valorSolicitadoAproximado } = values;
  return {
    ...both,
    valorInserido: amount(values.valorInserido),
    valorContestado: amount(values.valorContestado),
    valorInseridoAproximado,
    valorSolicitadoAproximado,
    dataHoraTransacao: `${values.data}T${values.hora}`,
    clientePossuiComprovante,
    ...(clientePossuiComprovante === 'S' && { nsu: values.nsu.trim() }),
    ...(dispute !== null && { transacao: { nsu: dispute.nsu, capturedAt: dispute.capturedAt } }),
  };
}

/** The field of the form where the wire has another one: a moment is a date and a time. */
export const fieldOf = (refused: string): string => (refused === 'dataHoraTransacao' ? 'data' : refused);

/**
 * WO-10 to WO-20: what is wrong, by field of the form and in its order.
 * @param now what the network's clocks show
 */
export function faultsOf(values: OrderValues, wish: OrderWish, now: string) {
  const { tipo, ...body } = wish;
  const problems: WorkOrderProblems = workOrderProblems(tipo, body, now);
  const found = new Map<string, WorkOrderProblem>(
    Object.entries(problems).map(([field, problem]) => [placeOf(field, problem, values, now), problem]),
  );
  return Object.fromEntries(
    orderFields.flatMap((field) => {
      const problem = found.get(field);
      return problem === undefined ? [] : [[field, `workOrderProblems.${problem}`]];
    }),
  );
}

/** Of a moment it is the date that is wrong, or the time of a date that is right. */
function placeOf(field: string, problem: WorkOrderProblem, { data }: OrderValues, now: string): string {
  if (field !== 'dataHoraTransacao') return field;
  const right = problem === 'future' ? data <= now.slice(0, 10) : isDate(data);
  return right ? 'hora' : 'data';
}

/** Which of its fields are filled in. */
export const filledIn = (one: OrderValues, other: OrderValues) =>
  orderFields.filter((field) => one[field] !== other[field]);
