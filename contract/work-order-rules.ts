import { isMoment } from './dates';
import type { PhoneCountry } from './phone-countries';
import { phoneOf } from './phone-numbers';
import { type RequestType, symptoms, WORK_ORDER, type WorkOrderCreation } from './work-orders';

/** What is wrong with a form of work orders; `workOrderProblems` of the catalogues has the sentences. */
export type WorkOrderProblem =
  | 'terminal'
  | 'phone'
  | 'phoneDigits'
  | 'report'
  | 'reportTooLong'
  | 'symptom'
  | 'amount'
  | 'yesNo'
  | 'moment'
  | 'future'
  | 'receipt'
  | 'nsu'
  | 'nsuWithoutReceipt'
  | 'otherType';
/** Problems by the field of the wire that shows them. */
export type WorkOrderProblems = Readonly<Record<string, WorkOrderProblem>>;

/** WO-10: what each type alone sends; the other refuses it. */
const OWN = {
  manutencaoTransacao: ['sintoma'],
  contestacaoTransacao: [
    'valorInserido',
    'valorContestado',
    'valorInseridoAproximado',
    'valorSolicitadoAproximado',
    'dataHoraTransacao',
    'clientePossuiComprovante',
    'nsu',
    'transacao',
  ],
} as const satisfies Record<RequestType, readonly (keyof WorkOrderCreation)[]>;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** The number of characters as the database counts them: a surrogate pair is one. */
const lengthOf = (text: string): number => Array.from(text).length;

/** WO-17. */
export const isNsu = (text: string): boolean => /^[0-9]{1,10}$/.test(text);

/** Digits before and after the point that an amount may have. */
const AMOUNT = /^[0-9]{1,13}(\.[0-9]{1,2})?$/;

/**
 * WO-10, WO-13: an amount above 0 with two places at most, as decimal text; `null` for anything else.
 */
export function amountOf(value: unknown): string | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  return AMOUNT.test(text) && Number(text) > 0 ? text : null;
}

/**
 * WO-14: whether more is disputed than was put in; the form asks for a confirmation then, and the server accepts it.
 */
export function disputesMore({ valorInserido, valorContestado }: WorkOrderCreation): boolean {
  const [inserted, disputed] = [amountOf(valorInserido), amountOf(valorContestado)];
  return inserted !== null && disputed !== null && Number(disputed) > Number(inserted);
}

/**
 * WO-10 to WO-20: the problems of a new work order.
 * @param now the moment by the network's clocks, `YYYY-MM-DDTHH:mm:ss`
 * @param country whose phone numbers need no code in front
 */
export function workOrderProblems(
  type: RequestType,
  body: WorkOrderCreation,
  { now, country }: { now: string; country: PhoneCountry },
): WorkOrderProblems {
  const { numeroLogico, telefone, relatoUsuario } = body;
  const report = (relatoUsuario ?? '').trim();
  return {
    ...(isEmpty(numeroLogico) && { numeroLogico: 'terminal' }),
    ...(phoneOf(telefone ?? '', country) === null && {
      telefone: isEmpty(telefone) ? 'phone' : 'phoneDigits',
    }),
    ...(report === '' && { relatoUsuario: 'report' }),
    ...(lengthOf(report) > WORK_ORDER.reportLength && { relatoUsuario: 'reportTooLong' }),
    ...foreignFields(type, body),
    ...(type === 'manutencaoTransacao' ? maintenanceProblems(body) : disputeProblems(body, now)),
  };
}

function foreignFields(type: RequestType, body: WorkOrderCreation): WorkOrderProblems {
  const other = type === 'manutencaoTransacao' ? OWN.contestacaoTransacao : OWN.manutencaoTransacao;
  return Object.fromEntries(
    other.filter((field) => !isEmpty(body[field])).map((field) => [field, 'otherType'] as const),
  );
}

function maintenanceProblems({ sintoma }: WorkOrderCreation): WorkOrderProblems {
  return (symptoms as readonly unknown[]).includes(sintoma) ? {} : { sintoma: 'symptom' };
}

const isYesNo = (value: unknown) => value === 'S' || value === 'N';

function disputeProblems(body: WorkOrderCreation, now: string): WorkOrderProblems {
  const ofMoment = momentProblem(body.dataHoraTransacao ?? '', now);
  const approximate = ['valorInseridoAproximado', 'valorSolicitadoAproximado'] as const;
  return {
    ...(amountOf(body.valorInserido) === null && { valorInserido: 'amount' }),
    ...(amountOf(body.valorContestado) === null && { valorContestado: 'amount' }),
    ...Object.fromEntries(
      approximate
        .filter((field) => !isEmpty(body[field]) && !isYesNo(body[field]))
        .map((field) => [field, 'yesNo'] as const),
    ),
    ...(ofMoment !== null && { dataHoraTransacao: ofMoment }),
    ...receiptProblems(body),
  };
}

/** WO-20: what is wrong with the moment of a transaction; `null` where nothing is. */
export function momentProblem(moment: string, now: string): 'moment' | 'future' | null {
  if (!isMoment(moment)) return 'moment';
  return moment > now ? 'future' : null;
}

/** WO-17: a receipt needs a sequence number. */
function receiptProblems({ clientePossuiComprovante: receipt, nsu }: WorkOrderCreation): WorkOrderProblems {
  if (!isYesNo(receipt)) return { clientePossuiComprovante: 'receipt' };
  if (receipt === 'S') return isNsu((nsu ?? '').trim()) ? {} : { nsu: 'nsu' };
  return isEmpty(nsu) ? {} : { nsu: 'nsuWithoutReceipt' };
}

/** The problem of a comment; `null` where there is none. */
export function commentProblem(text: string | null | undefined): 'comment' | 'commentTooLong' | null {
  const comment = (text ?? '').trim();
  if (comment === '') return 'comment';
  return lengthOf(comment) > WORK_ORDER.commentLength ? 'commentTooLong' : null;
}
