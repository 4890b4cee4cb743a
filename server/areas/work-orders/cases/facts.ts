import { sql } from 'kysely';
import { CASE_TYPE, caseTypes } from '../../../../contract/work-orders';
import type { Db } from '../../../platform/db/connections';
import type { Case } from './case-system';

interface Row {
  number: number;
  case_type: 0 | 1;
  shop: string;
  establishment_code: string;
  terminal: string;
  phone: string;
  report: string;
  symptom: string | null;
  inserted: string | null;
  disputed: string | null;
  transaction_at: string | null;
  nsu: string | null;
  name: string;
  login: string;
  email: string;
}

/**
 * Returns an order as the people of the case system read it: the request number in the subject, and in the text the
 * report and below it the facts with the names of API-44.
 */
export async function factsOf(db: Db, number: number): Promise<Omit<Case, 'externalId' | 'status'>> {
  const { rows } = await sql<Row>`select w.number, w.case_type, e.name as shop, w.establishment_code,
      w.logical_number as terminal, w.phone, w.report, w.symptom, w.inserted_amount::text as inserted,
      w.disputed_amount::text as disputed, w.transaction_at::text as transaction_at, w.nsu, w.requester_name as name,
      w.requester_login as login, w.requester_email as email
    from work_order w join establishment e on e.code = w.establishment_code
    where w.number = ${number}`.execute(db);
  const [order] = rows;
  if (order === undefined) throw new Error('An order that is to be told is gone');
  const dispute = order.case_type === CASE_TYPE.dispute;
  const facts: [string, string | null][] = [
    ['ec', `${order.establishment_code} ${order.shop}`],
    ['numeroLogico', order.terminal],
    ['telefone', order.phone],
    ['cpfCnpj', order.login],
    ['sintoma', order.symptom],
    ['valorInserido', order.inserted],
    ['valorContestado', order.disputed],
    ['dataHoraTransacao', dispute ? order.transaction_at : null],
    ['nsu', order.nsu],
  ];
  const known = facts.filter(([, value]) => value !== null && value !== '');
  return {
    subject: `${order.number} ${caseTypes[order.case_type]} - ${order.terminal} - ${order.shop}`,
    description: [order.report, '', ...known.map(([name, value]) => `${name}: ${value}`)].join('\n'),
    requester: { name: order.name, email: order.email, phone: order.phone },
  };
}
