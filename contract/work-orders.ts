import { z } from 'zod';
import { audited } from './audited';
import { listExport } from './list-exports';
import { money } from './money';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';
import { versioned } from './versions';
import { workOrderFilter } from './work-order-filter';

/** Work orders, O§3 and O§5. */
export const WORK_ORDER = {
  /** WO-19. */
  reportLength: 2000,
  /** WO-05: hours of the clock that are promised, by the case type: maintenance, dispute. */
  promisedHours: [24, 120],
  /** After it was closed an order may be reopened by its requester for so many days. */
  reopenDays: 7,
  commentLength: 2000,
  /** Comments of an order, and pictures. */
  comments: 200,
  attachments: 20,
  /** The longest edge in pixels of a picture that is kept. */
  attachmentEdge: 2560,
  fileNameLength: 200,
  /** People get one mail about orders in so many minutes at most. */
  mailMinutes: 10,
} as const;

/** WO-09, SES-27. */
const access = { person: { screens: ['/chamados'] } } as const;

/** WO-10: what is asked for, as the address of API-44 and the query of API-43 name it. */
export const requestTypes = ['manutencaoTransacao', 'contestacaoTransacao'] as const;
export type RequestType = (typeof requestTypes)[number];

/** WO-06. */
export const CASE_TYPE = { maintenance: 0, dispute: 1 } as const;
export const ORDER_STATUS = { waiting: 0, closed: 1, attended: 2 } as const;

/** WO-02, WO-03: the words of the wire for the two types. */
export const caseTypes = ['Manutenção de terminal', 'Contestação de transação'] as const;
/** WO-05: the words of the wire for an order in time, and for one that is late. */
export const slas = ['No prazo', 'Fora do prazo'] as const;
/** WO-18. */
export const symptoms = ['ATM Fora', 'Cofre Fora', 'Não Definido'] as const;

const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");

const status = z.literal([ORDER_STATUS.waiting, ORDER_STATUS.closed, ORDER_STATUS.attended]);
const yesNo = z.enum(['S', 'N']);
const number = z.int().min(1).max(2_147_483_647);
const ofOrder = z.strictObject({ workOrder: number });

/** WO-02; what is not named there is additive. */
const workOrder = z.strictObject({
  workOrder: z.int().describe('The request number'),
  caseType: z.enum(caseTypes),
  nameAndLogicNumber: z.string().describe('The logical number and the name of the establishment'),
  createdDate: moment,
  modifiedDate: moment,
  status: status.describe('0 waiting for service, 1 closed, 2 attended'),
  sla: z.enum(slas),
  numeroLogico: z.string(),
  ec: z.string().describe('The code of the establishment'),
  nomeEstabelecimento: z.string(),
  dueDate: moment.describe('When the promised time ends: 24 h after creation, of disputes 120 h'),
  minutesLeft: z
    .int()
    .nullable()
    .describe('Whole minutes until then, below 0 after it; null as soon as it waits no longer'),
  lastEntry: z
    .strictObject({
      author: z.string(),
      provider: z
        .boolean()
        .describe('Whether an administrator of the provider or the outside system wrote it'),
    })
    .nullable()
    .describe('Who commented on it, added a picture or changed its status last; null: nobody yet'),
  version: z.int(),
});
export type WorkOrder = z.infer<typeof workOrder>;

/** What the list may be sorted by, at first the newest first; `dueDate`: by the time that is left. */
export const workOrderSorts = [
  'createdDate',
  'modifiedDate',
  'workOrder',
  'status',
  'caseType',
  'numeroLogico',
  'dueDate',
] as const;
export type WorkOrderSort = (typeof workOrderSorts)[number];

/** The parts of the queue: an order can be in several. */
export const orderViews = {
  waiting: { status: ORDER_STATUS.waiting },
  overdue: { status: ORDER_STATUS.waiting, sla: 1 },
  attended: { status: ORDER_STATUS.attended },
  all: {},
} as const;
export type OrderView = keyof typeof orderViews;

const count = z.int().min(0);

/** API-42. */
export const listWorkOrders = op({
  name: 'listWorkOrders',
  summary: 'Work orders, newest first, ten a page',
  description: 'Managers see the orders of their establishments; the bank user sees all orders.',
  method: 'GET',
  path: '/portal/salesforce/chamados',
  access,
  query: z.strictObject({ ...workOrderFilter, ...pageQuery(workOrderSorts) }),
  reply: pageOf(workOrder).extend({
    counts: z
      .strictObject({ waiting: count, overdue: count, attended: count, all: count })
      .describe(
        'Additive: the orders in each part of the queue that match the filter but for `status` and `sla`',
      ),
  }),
});

/** The columns of the screen, in their order; then what a file holds beside. */
const workOrderColumns = [
  'caseType',
  'workOrder',
  'numeroLogico',
  'nomeEstabelecimento',
  'createdDate',
  'modifiedDate',
  'status',
  'sla',
  'dueDate',
  'solicitante',
] as const;
export type WorkOrderColumn = (typeof workOrderColumns)[number];

/** The list as a file (additive). */
export const exportWorkOrders = listExport({
  name: 'exportWorkOrders',
  summary: 'The work orders that match, as a file',
  path: '/portal/salesforce/chamados/export',
  screen: '/chamados',
  filter: workOrderFilter,
  sorts: workOrderSorts,
  columns: workOrderColumns,
});

const option = z.strictObject({ key: z.string(), value: z.string() });

/** API-43, WO-11. */
export const caseUserInfo = op({
  name: 'caseUserInfo',
  summary: 'The terminals and operators to which a request may refer',
  description:
    'Covers the establishments that the caller may see. With `numeroLogico`, it lists only operators of the ' +
    "terminal's establishment.",
  method: 'GET',
  path: '/portal/salesforce/caseUserInfo',
  access,
  query: z.strictObject({
    categoria: z.enum(requestTypes),
    numeroLogico: z
      .string()
      .max(50)
      .optional()
      .describe('Additive: only operators of this terminal’s establishment; level 5 gets none without it'),
  }),
  reply: z.strictObject({
    numeroLogicoList: z.array(option).describe('Of terminals: the logical number, and with it the name'),
    numeroCartaoOperadorList: z
      .array(option)
      .describe('Of operators: the id, and the name with the last 3 characters of the code'),
  }),
});

const text = (most: number) => z.string().max(most).nullable();
const typedAmount = z.union([z.number(), z.string().max(30)]).nullable();

/** WO-10 to WO-21. `workOrderProblems` checks it, with messages of its own; the types only limit it. */
const creation = z
  .strictObject({
    numeroLogico: text(50).describe('The terminal'),
    telefone: text(30).describe(
      'As people write it: the deployment’s mask, such as (99) 99999-9999, or with + and the code of a country',
    ),
    numeroCartaoOperador: text(20).describe('The key of an operator of the terminal’s establishment'),
    relatoUsuario: text(10_000).describe(`Up to ${WORK_ORDER.reportLength} characters`),
    sintoma: text(30).describe('Of maintenance alone: ATM Fora, Cofre Fora or Não Definido'),
    valorInserido: typedAmount.describe('This and the following: of disputes alone'),
    valorContestado: typedAmount,
    valorInseridoAproximado: text(10).describe('S or N; N where it is not given'),
    valorSolicitadoAproximado: text(10).describe('S or N; N where it is not given'),
    dataHoraTransacao: text(30).describe('YYYY-MM-DDTHH:mm:ss, not after now on the network’s clocks'),
    clientePossuiComprovante: text(10).describe('S or N'),
    nsu: text(30).describe('Up to 10 digits, with S alone'),
    transacao: z
      .strictObject({ nsu: z.string().max(50), capturedAt: moment.max(30) })
      .nullable()
      .describe('Additive: the transaction of the terminal that is disputed, as the statement has it'),
    cpfCnpj: text(100).describe('The server takes the login, the name and the e-mail of the session'),
    nomeFavorecido: text(200),
    email: text(320),
    chave: z
      .uuid()
      .max(36)
      .describe('Additive: chosen by the client; a request that is repeated with it answers the first one’s'),
  })
  .partial();
export type WorkOrderCreation = z.infer<typeof creation>;

/** API-44. */
export const createWorkOrder = op({
  name: 'createWorkOrder',
  summary: 'Open a work order',
  description:
    'The requester is taken from the session. A repeated request with the same `chave` returns the order of the first. ' +
    'All errors are reported at once, at their fields.',
  method: 'POST',
  path: '/portal/salesforce/create/:type',
  access,
  creates: true,
  params: z.strictObject({ type: z.enum(requestTypes) }),
  body: creation,
  reply: z.strictObject({ workOrder: z.int().describe('The request number') }),
});

/** A work order with all that is in it (additive). */
const workOrderDetails = workOrder.extend({
  telefone: z.string(),
  operador: z
    .strictObject({ nome: z.string().nullable(), final: z.string() })
    .nullable()
    .describe('The operator’s name, where it is known, and the last 3 characters of the code'),
  relatoUsuario: z.string(),
  sintoma: z.enum(symptoms).nullable(),
  contestacao: z
    .strictObject({
      valorInserido: money,
      valorInseridoAproximado: yesNo,
      valorContestado: money,
      valorSolicitadoAproximado: yesNo,
      dataHoraTransacao: moment,
      clientePossuiComprovante: yesNo,
      nsu: z.string().nullable(),
      transacao: z
        .strictObject({ nsu: z.string(), capturedAt: moment })
        .nullable()
        .describe('The transaction that it was opened from'),
    })
    .nullable()
    .describe('null: maintenance'),
  solicitante: z.strictObject({ cpfCnpj: z.string(), nomeFavorecido: z.string(), email: z.string() }),
  settledDate: moment.nullable().describe('Since when it waits no longer'),
  closedDate: moment.nullable(),
  reopenUntil: moment.nullable().describe('Until when the caller may reopen it; null: not at all'),
});
export type WorkOrderDetails = z.infer<typeof workOrderDetails>;

/** SES-29: what `/chamados/detalhes/:workOrder` shows. */
export const getWorkOrder = op({
  name: 'getWorkOrder',
  summary: 'One work order',
  description: 'Includes the promised times and what the caller may do with the order.',
  method: 'GET',
  path: '/portal/salesforce/chamados/:workOrder',
  access,
  params: ofOrder,
  reply: workOrderDetails,
});

/** WO-02. */
export const updateWorkOrderStatus = op({
  name: 'updateWorkOrderStatus',
  summary: 'Set the status of a work order; for level 1',
  description:
    'The person who opened the order is informed by notification and e-mail. A stale `version` is answered with 409.',
  method: 'PUT',
  path: '/portal/salesforce/chamados/:workOrder/status',
  access: { person: { screens: ['/chamados'], answers: true } },
  params: ofOrder,
  body: z.strictObject({ status, ...versioned }),
  reply: workOrderDetails,
});

/** Additive: whoever opened an order may reopen it for some days after it was closed. */
export const reopenWorkOrder = op({
  name: 'reopenWorkOrder',
  summary: `Reopen your own order, up to ${WORK_ORDER.reopenDays} days after it was closed`,
  description:
    'Only the person who opened the order may reopen it. It answers 409 after the period for reopening, or if the order ' +
    'has already been reopened.',
  method: 'PUT',
  path: '/portal/salesforce/chamados/:workOrder/reopen',
  access,
  params: ofOrder,
  body: z.strictObject(versioned),
  reply: workOrderDetails,
});

export const workOrderAudit = audited({
  work_order: {
    number: 'code',
    case_type: 'caseType',
    status: 'orderStatus',
    logical_number: 'code',
    establishment_code: 'establishment',
    phone: 'code',
    operator_card_number: 'code',
    report: 'text',
    symptom: 'text',
    inserted_amount: 'money',
    inserted_approximate: 'yesNo',
    disputed_amount: 'money',
    disputed_approximate: 'yesNo',
    transaction_at: 'moment',
    has_receipt: 'yesNo',
    nsu: 'code',
    requested_by: 'person',
    requester_login: 'code',
    requester_name: 'text',
    requester_email: 'text',
    created_at: 'moment',
    modified_at: 'moment',
    settled_at: 'moment',
    closed_at: 'moment',
    operator_id: 'code',
    transaction_nsu: 'code',
    transaction_captured_at: 'moment',
  },
});

export const workOrderTag = tagged({ salesforce: 'Work orders.' });
