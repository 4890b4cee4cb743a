import type { RaRecord } from 'react-admin';
import { isDate } from '../../../../contract/dates';
import type { PhoneCountry } from '../../../../contract/phone-countries';
import {
  type WorkOrderProblem,
  type WorkOrderProblems,
  workOrderProblems,
} from '../../../../contract/work-order-rules';
import type { RequestType, symptoms, WorkOrderCreation } from '../../../../contract/work-orders';
import type { CarriedDispute } from '../../../kit/carried-dispute';
import { amountText, typedAmount } from '../../../ui/format/typed-amount';

type YesNo = 'S' | 'N';

/** The values in the form. All are kept when the other type is selected and deselected again. */
export interface OrderValues {
  tipo: RequestType;
  numeroLogico: string | null;
  numeroCartaoOperador: string | null;
  telefone: string;
  sintoma: (typeof symptoms)[number] | '';
  relatoUsuario: string;
  /** The amounts as they were typed. */
  valorInserido: string;
  valorContestado: string;
  valorInseridoAproximado: YesNo;
  valorSolicitadoAproximado: YesNo;
  data: string;
  hora: string;
  clientePossuiComprovante: YesNo | '';
  nsu: string;
}

/** The fields in the order of the form. */
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

/** The data that is sent, with the type, which is part of the address. */
export type OrderWish = WorkOrderCreation & { tipo: RequestType };
export interface CreatedOrder extends RaRecord {
  id: number;
  workOrder: number;
}

/**
 * The initial values: empty, or those of a transaction of the statement. The receipt has no default (WO-17).
 * @param telefone the number of the person's last order
 */
export function initialValues(
  dispute: CarriedDispute | null,
  { comma, telefone }: { comma: boolean; telefone: string },
): OrderValues {
  return {
    tipo: dispute === null ? 'manutencaoTransacao' : 'contestacaoTransacao',
    numeroLogico: dispute?.numeroLogico ?? null,
    numeroCartaoOperador: dispute === null ? null : String(dispute.operatorCodeId),
    telefone,
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

/** WO-10, WO-21: the data of a type contains only its own fields; the server itself sets the requester. */
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

/** The form's field of a refused one: a moment is a date and a time in the form. */
export const fieldOf = (refused: string): string => (refused === 'dataHoraTransacao' ? 'data' : refused);

/**
 * WO-10 to WO-20: the problems of the form, by field and in its order.
 * @param rules the time on the network's clocks, and whose phone numbers need no code
 */
export function faultsOf(
  values: OrderValues,
  wish: OrderWish,
  rules: { now: string; country: PhoneCountry },
) {
  const { tipo, ...body } = wish;
  const problems: WorkOrderProblems = workOrderProblems(tipo, body, rules);
  const found = new Map<string, WorkOrderProblem>(
    Object.entries(problems).map(([field, problem]) => [placeOf(field, problem, values, rules.now), problem]),
  );
  return Object.fromEntries(
    orderFields.flatMap((field) => {
      const problem = found.get(field);
      return problem === undefined ? [] : [[field, `workOrderProblems.${problem}`]];
    }),
  );
}

/** The field of a problem. For a moment it is the date, or the time where the date is valid. */
function placeOf(field: string, problem: WorkOrderProblem, { data }: OrderValues, now: string): string {
  if (field !== 'dataHoraTransacao') return field;
  const right = problem === 'future' ? data <= now.slice(0, 10) : isDate(data);
  return right ? 'hora' : 'data';
}

/** The fields of one type alone: the form does not show them with the other. */
const OWN_FIELDS: Readonly<Record<RequestType, readonly (keyof OrderValues)[]>> = {
  manutencaoTransacao: ['sintoma'],
  contestacaoTransacao: [
    'valorInserido',
    'valorInseridoAproximado',
    'valorContestado',
    'valorSolicitadoAproximado',
    'data',
    'hora',
    'clientePossuiComprovante',
    'nsu',
  ],
};

/** The fields that are filled in, of those that are shown; date and time are one moment. */
export function filledIn(one: OrderValues, other: OrderValues) {
  const hidden =
    OWN_FIELDS[other.tipo === 'manutencaoTransacao' ? 'contestacaoTransacao' : 'manutencaoTransacao'];
  return orderFields.filter(
    (field) =>
      one[field] !== other[field] &&
      !hidden.includes(field) &&
      !(field === 'hora' && one.data !== other.data),
  );
}
