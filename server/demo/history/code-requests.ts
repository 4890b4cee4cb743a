import { sql } from 'kysely';
import { type OperatorRow, operators, saveMasters } from '../../ingest/master-data/masters';
import { recordChanges } from '../../platform/audit/record';
import type { Db } from '../../platform/db/connections';
import { demoActor } from '../actor';
import { isBusinessDay } from '../calendar';
import { Chance } from '../chance';
import { personName } from '../names';
import { cardNumber, OPERATOR_LIMIT } from '../network';
import { type DayPart, daysOf, HOUR, happensIn } from '../span';
import { takeIds } from './ids';
import { instantOf, type Life, requesterOf } from './life';

/** How many codes are asked for at once: few most often, twenty at most (OPC-08). */
const QUANTITIES = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 8, 20];
/** The newest request is at most this old in seconds when none is left that the terminals still have to learn. */
const RECENT = 25 * 60;

interface DemoRequest {
  code: string;
  quantity: number;
  at: Date;
  chance: Chance;
}

/** What is asked for in a span, stored with the codes that come of it. */
export async function askForCodes(trx: Db, life: Life): Promise<void> {
  await store(
    trx,
    life,
    daysOf(life.span).flatMap((part) => requestsOn(life, part)),
  );
}

/** Sees to it that one request is being processed at the end of the span (REQ-06), as it always is in a network. */
export async function keepOneWaiting(trx: Db, life: Life): Promise<void> {
  const waiting = await trx
    .selectFrom('code_request')
    .select('id')
    .where('status', '=', 2)
    .executeTakeFirst();
  if (waiting !== undefined) return;
  const part = daysOf(life.span).at(-1);
  if (part === undefined) return;
  const second = Math.max(part.until - RECENT, part.from);
  const chance = new Chance(life.seed, 'code-request', part.date, part.until);
  await store(trx, life, [requestOf(life, part, second, chance)]);
}

function requestsOn(life: Life, part: DayPart): DemoRequest[] {
  const chance = new Chance(life.seed, 'code-requests', part.date);
  const count =
    (chance.happens(isBusinessDay(part.date) ? 0.5 : 0.1) ? 1 : 0) + (chance.happens(0.1) ? 1 : 0);
  const seconds = Array.from({ length: count }, () => chance.whole(9 * HOUR, 18 * HOUR));
  return seconds
    .filter((second) => happensIn(part, second))
    .map((second) => requestOf(life, part, second, new Chance(life.seed, 'code-request', part.date, second)));
}

function requestOf(life: Life, { date }: DayPart, second: number, chance: Chance): DemoRequest {
  return {
    code: chance.pick(life.shops).code,
    quantity: chance.pick(QUANTITIES),
    at: instantOf(life, date, second),
    chance,
  };
}

async function store(trx: Db, life: Life, requests: readonly DemoRequest[]): Promise<void> {
  if (requests.length === 0) return;
  const ids = await takeIds(trx, 'code_request', 'id', requests.length);
  const rows = requests.map(({ code, quantity, at, chance }, index) => ({
    id: ids[index] ?? 0,
    establishment_code: code,
    quantity,
    requested_by: requesterOf(life, code, chance)?.id ?? null,
    requested_at: at,
    acknowledged_at: null,
  }));
  await trx.insertInto('code_request').values(rows).execute();
  await recordChanges(
    trx,
    demoActor,
    rows.map((after) => ({ action: 'create', entity: 'code_request', key: String(after.id), after })),
  );
  await storeCodes(trx, requests, ids);
}

async function storeCodes(trx: Db, requests: readonly DemoRequest[], ids: readonly number[]): Promise<void> {
  let id = await lastOperator(trx);
  const taken = await takenFrom(trx, id + 1);
  const codes = requests.flatMap(({ code, quantity, at, chance }, index) =>
    Array.from({ length: quantity }, () => {
      id += 1;
      return { request: ids[index] ?? 0, at, operator: operatorOf(id, code, chance, taken) };
    }),
  );
  await saveMasters(
    trx,
    demoActor,
    operators,
    codes.map(({ operator }) => operator),
  );
  const origins = codes.map(({ request, at, operator }) => ({ request, at, operator: operator.id }));
  await sql`update operator set code_request_id = origins.request, started_at = origins.at
    from jsonb_to_recordset(${JSON.stringify(origins)}::jsonb)
      as origins (operator integer, request integer, at timestamptz)
    where operator.id = origins.operator`.execute(trx);
}

/** Some codes have got their person's name since, others still wait for it. */
function operatorOf(id: number, code: string, chance: Chance, taken: ReadonlySet<string>): OperatorRow {
  const card = cardNumber(id, chance, taken);
  const name = chance.happens(0.6) ? personName(chance) : `Operador ${card.slice(-3)}`;
  return { id, establishment_code: code, name, card_number: card, active: true };
}

/** Numbers of the demo's form that people have made codes with, from those of an id on. */
async function takenFrom(trx: Db, id: number): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('operator')
    .where('id', '>=', OPERATOR_LIMIT)
    .where(sql<boolean>`card_number collate "C" between ${`000${id}00`} and ${`000${OPERATOR_LIMIT - 1}99`}`)
    .select('card_number')
    .execute();
  return new Set(rows.map(({ card_number }) => card_number));
}

/** Of the demo's own ids: those of a loaded network begin above them. */
async function lastOperator(trx: Db): Promise<number> {
  const { last } = await trx
    .selectFrom('operator')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('id', '<', OPERATOR_LIMIT)
    .executeTakeFirstOrThrow();
  return last;
}
