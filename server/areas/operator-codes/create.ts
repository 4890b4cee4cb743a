import { sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { ReplyOf } from '../../../contract/operation';
import { creationProblems, isQuantity } from '../../../contract/operator-code-rules';
import {
  type createOperatorCodes,
  type OperatorCodeCreation,
  tailOf,
} from '../../../contract/operator-codes';
import { normalName } from '../../../contract/text-forms';
import { message } from '../../../i18n/server';
import { recordChanges } from '../../platform/audit/record';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import { assertAll, HttpError } from '../../platform/errors/http-error';
import { assertInScope } from '../../platform/principal/foreign';
import type { Person } from '../../platform/principal/principal';
import { drawNumbers } from './numbers';
import { assertNoProblems } from './problems';
import { auditedCode } from './save';

type Made = ReplyOf<typeof createOperatorCodes>;

/** What a person requests, after its checks. */
interface NewCodes {
  establishment: string;
  quantity: number;
  /** Who uses a code that is made alone; `null` where it is named after its tail. */
  name: string | null;
  key: string | null;
}

/**
 * API-32: creates the code request of a shop with its codes, all or none. A request that the same person repeats with
 * its key creates nothing and returns the codes of the first; a repeat at the same moment waits until the first ends.
 * @throws HttpError 400 with the faults at their fields, 403 for a shop of somebody else, 409 for a key that was used
 * for something else
 */
export async function makeCodes(
  { database: { db }, now }: AppContext,
  person: Person,
  body: OperatorCodeCreation,
  language: Language,
): Promise<Made> {
  const { ec, quantidade: quantity, chave: key = null } = body;
  await assertAll(
    () => assertNoProblems(creationProblems(body)),
    () => (ec ?? '').trim() !== '' && assertInScope(db, person.scope, { ec: [ec ?? ''] }),
  );
  if (typeof ec !== 'string' || !isQuantity(quantity)) throw new Error('Checked just now');
  const name = normalName(body.nome ?? '');
  const wish = { establishment: ec, quantity, name: name === '' ? null : name, key };
  return db.transaction().execute(async (trx) => {
    const request = await openRequest(trx, person, wish, now());
    if (request !== null) await insertCodes(trx, person, wish, { request, at: now(), language });
    return codesOf(trx, request ?? (await earlierRequest(trx, person, wish)));
  });
}

/** @returns the id of the request; `null` if the person made it before */
async function openRequest(trx: Db, person: Person, wish: NewCodes, at: Date): Promise<number | null> {
  const values = {
    establishment_code: wish.establishment,
    quantity: wish.quantity,
    requested_by: person.id,
    requested_at: at,
    acknowledged_at: null,
  };
  const row = await trx
    .insertInto('code_request')
    .values({ ...values, request_key: wish.key })
    .onConflict((conflict) => conflict.columns(['requested_by', 'request_key']).doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const after = { ...row, ...values };
  await recordChanges(trx, person, [
    { action: 'create', entity: 'code_request', key: String(row.id), after },
  ]);
  return row.id;
}

async function earlierRequest(
  trx: Db,
  person: Person,
  { establishment, quantity, name, key }: NewCodes,
): Promise<number> {
  const earlier = await trx
    .selectFrom('code_request')
    .where('requested_by', '=', person.id)
    .where('request_key', '=', key)
    .select(['id', 'establishment_code', 'quantity'])
    .executeTakeFirstOrThrow();
  const named = await trx
    .selectFrom('operator')
    .where('code_request_id', '=', earlier.id)
    .select('name')
    .executeTakeFirst();
  const same = earlier.establishment_code === establishment && earlier.quantity === quantity;
  if (!same || (name !== null && named?.name !== name)) {
    throw new HttpError(409, 'operatorCodes.problems.keyUsed');
  }
  return earlier.id;
}

interface CodeBatch {
  request: number;
  at: Date;
  language: Language;
}

/** Draws other numbers for those that exist already, or that another transaction has inserted meanwhile. */
async function insertCodes(
  trx: Db,
  person: Person,
  { establishment, quantity, name }: NewCodes,
  making: CodeBatch,
): Promise<void> {
  const known = await trx
    .selectFrom('operator')
    .where('establishment_code', '=', establishment)
    .select('code_tail')
    .execute();
  const tails = new Set(known.map(({ code_tail }) => code_tail));
  for (let missing = quantity; missing > 0; ) {
    const drawn = drawNumbers(missing, tails).map((number) => ({
      number,
      name: name ?? message(making.language, 'operatorCodes.newName', { tail: tailOf(number) }),
    }));
    const { rows } = await sql<{ id: number; name: string; tail: string }>`
      insert into operator (id, establishment_code, name, card_number, active, code_request_id, started_at)
      select nextval('operator_made'), ${establishment}, drawn.name, drawn.number, true, ${making.request}, ${making.at}
      from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as drawn (number text, name text)
      where not exists (select from operator where card_number = drawn.number)
      on conflict do nothing
      returning id, name, code_tail as tail`.execute(trx);
    await recordChanges(
      trx,
      person,
      rows.map((row) => ({
        action: 'create',
        entity: 'operator',
        key: String(row.id),
        after: auditedCode({ ...row, establishment, active: true }),
      })),
    );
    for (const { tail } of rows) tails.add(tail);
    missing -= rows.length;
  }
}

/** OPC-09: returns what the reply contains about the codes of a request. */
async function codesOf(trx: Db, request: number): Promise<Made> {
  return trx
    .selectFrom('operator')
    .where('code_request_id', '=', request)
    .select(['code_tail as nrCartao', 'id as operatorCodeId'])
    .orderBy('id')
    .execute();
}
