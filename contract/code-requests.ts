import { z } from 'zod';
import { audited } from './audited';
import { isDate, isTime } from './dates';
import { OPERATOR_CODE } from './limits';
import { listExport } from './list-exports';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';

/** REQ-06: 2 is being processed; anything else was received by the terminals. */
export const REQUEST_STATUS = { received: 1, processing: 2 } as const;

const moment = z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks");

/** REQ-05; what is not named there is additive. */
const codeRequest = z.strictObject({
  id: z.int(),
  dataSolicitacao: moment,
  ec: z.string().describe('The code of the establishment'),
  nomeFantasia: z.string(),
  quantidade: z.int().min(1).max(OPERATOR_CODE.most),
  cartoes: z
    .array(z.string().max(OPERATOR_CODE.shown))
    .max(OPERATOR_CODE.most)
    .describe('The last 3 characters of each code (REQ-04); the whole ones never leave the server'),
  status: z.int().describe('2 processing, else received'),
  solicitante: z.string().nullable().describe('Additive: the name of who asked; null where nobody is known'),
  dataRecebimento: moment.nullable().describe('Additive: when the terminals had them; null: not yet'),
  minutos: z.int().min(0).describe('Additive: how long it has waited, or had to wait, for the terminals'),
});
export type CodeRequest = z.infer<typeof codeRequest>;

/** What the list may be sorted by, at first the newest first (REQ-02). */
export const codeRequestSorts = ['dataSolicitacao', 'ec', 'quantidade', 'status'] as const;
export type CodeRequestSort = (typeof codeRequestSorts)[number];

/** The columns of the screen, in their order. */
const codeRequestColumns = [
  'dataSolicitacao',
  'ec',
  'quantidade',
  'cartoes',
  'status',
  'solicitante',
  'minutos',
] as const;
export type CodeRequestColumn = (typeof codeRequestColumns)[number];

/** LIST-16; `status` is additive. `requestPeriodProblems` checks the two ends. */
const codeRequestFilter = {
  ec: z.array(z.string().max(20)).max(1000).optional().describe('Establishment codes, one or several'),
  init: z.string().max(30).optional().describe('YYYY-MM-DD HH:mm:00, the first minute'),
  end: z.string().max(30).optional().describe('YYYY-MM-DD HH:mm:59, the last minute'),
  status: z
    .literal([REQUEST_STATUS.received, REQUEST_STATUS.processing])
    .optional()
    .describe('Additive: 1 received, 2 processing'),
};
export type CodeRequestFilter = z.infer<z.ZodObject<typeof codeRequestFilter>>;

/** The problem of a period, and the end that it concerns. */
interface RequestPeriodProblem {
  field: 'init' | 'end';
  problem: 'bothDates' | 'date' | 'time' | 'order';
}

/** API-34: the seconds that the two ends have on the wire, so that both their minutes are whole. */
const SECONDS = { init: ':00', end: ':59' } as const;

/** REQ-02: both dates or none, the start not after the end; no other bound. A missing date is the first problem. */
export function requestPeriodProblems({
  init = '',
  end = '',
}: Pick<CodeRequestFilter, 'init' | 'end'>): readonly RequestPeriodProblem[] {
  if (init === '' && end === '') return [];
  const found = (['init', 'end'] as const).flatMap((field) => {
    const problem = momentProblem(field, field === 'init' ? init : end);
    return problem === null ? [] : [{ field, problem }];
  });
  if (found.length === 0) return init > end ? [{ field: 'end', problem: 'order' }] : [];
  return found.toSorted((one, other) => Number(isMissing(other)) - Number(isMissing(one)));
}

const isMissing = ({ problem }: RequestPeriodProblem) => problem === 'bothDates';

function momentProblem(field: keyof typeof SECONDS, text: string): RequestPeriodProblem['problem'] | null {
  if (text === '') return 'bothDates';
  const blank = text.lastIndexOf(' ');
  const time = text.slice(blank + 1);
  if (!isDate(text.slice(0, Math.max(blank, 0)))) return 'date';
  return isTime(time) && time.endsWith(SECONDS[field]) ? null : 'time';
}

/** API-34. */
export const listCodeRequests = op({
  name: 'listCodeRequests',
  summary: 'Requests for operator codes, newest first, page by page',
  description:
    'Only level 1 may call it. A request that has waited for more than 48 hours is marked as overdue.',
  method: 'GET',
  path: '/portal/accesscode/solicitacaocodigo/list',
  access: { person: { screens: ['/codigos-solicitados'] } },
  query: z.strictObject({ ...codeRequestFilter, ...pageQuery(codeRequestSorts) }),
  reply: pageOf(codeRequest),
});

/** REQ-03 (additive): the list as a file. */
export const exportCodeRequests = listExport({
  name: 'exportCodeRequests',
  summary: 'The requests for operator codes that match, as a file',
  path: '/portal/accesscode/solicitacaocodigo/export',
  screen: '/codigos-solicitados',
  filter: codeRequestFilter,
  sorts: codeRequestSorts,
  columns: codeRequestColumns,
});

export const codeRequestAudit = audited({
  code_request: {
    id: 'code',
    establishment_code: 'establishment',
    quantity: 'count',
    status: 'requestStatus',
    requested_by: 'person',
    requested_at: 'moment',
    acknowledged_at: 'moment',
  },
});
