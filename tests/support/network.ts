import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { closeArrival, openArrival } from '../../server/ingest/transactions/arrival';
import type { TransactionRow } from '../../server/ingest/transactions/batch';
import { storeTransactions } from '../../server/ingest/transactions/store';
import type { Db } from '../../server/platform/db/connections';

export const PASSWORD = 'Correct&7horse';
/** Its hash at the least cost: verification takes what the hash says, and every test signs somebody in. */
let passwordHash: Promise<string> | undefined;

interface TestUser {
  login: string;
  name?: string;
  email?: string;
  role: 1 | 2 | 3 | 5;
  specificCode?: number | null;
  active?: boolean;
  api?: { from: string; until?: string | null };
  establishments?: string[];
  groups?: number[];
}

/** Adds a person who signs in with `PASSWORD`. */
export async function addUser(db: Db, user: TestUser): Promise<number> {
  passwordHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const { id } = await db
    .insertInto('portal_user')
    .values({
      login: user.login,
      name: user.name ?? `Person ${user.login}`,
      email: user.email ?? `${user.login}@example.com`,
      password_hash: await passwordHash,
      role: user.role,
      specific_code: user.specificCode ?? null,
      active: user.active ?? true,
      api_access: user.api !== undefined,
      api_starts_on: user.api?.from ?? null,
      api_ends_on: user.api?.until ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const code of user.establishments ?? []) {
    await db.insertInto('user_establishment').values({ user_id: id, establishment_code: code }).execute();
  }
  for (const group of user.groups ?? []) {
    await db.insertInto('user_grouper').values({ user_id: id, grouper_id: group }).execute();
  }
  return id;
}

/**
 * A network that fits on a page: establishments 0001 to 0004 (0004 is corban), each with a terminal `T` + code, two
 * operators (10 × number + 1 and 2) and one account (number); group 1 holds 0001 and 0002, group 2 holds 0003.
 */
export async function addNetwork(db: Db): Promise<void> {
  await db
    .insertInto('bank')
    .values([
      { code: '001', name: 'Banco do Brasil', partner: true, deposit_code_length: 10, active: true },
      { code: '341', name: 'Itaú', partner: false, deposit_code_length: 0, active: true },
    ])
    .execute();
  for (const number of [1, 2, 3, 4]) {
    const code = `000${number}`;
    await db
      .insertInto('establishment')
      .values({
        code,
        name: `Mercado ${number}`,
        street: 'Rua das Flores',
        number: String(number),
        district: 'Centro',
        postal_code: '01000-000',
        city: 'São Paulo',
        state: 'SP',
        corban: number === 4,
      })
      .execute();
    await db
      .insertInto('terminal')
      .values({ logical_number: `T${code}`, establishment_code: code })
      .execute();
    for (const which of [1, 2]) {
      await db
        .insertInto('operator')
        .values({
          id: number * 10 + which,
          establishment_code: code,
          name: `Operador ${number}${which}`,
          card_number: `000555${number}${which}0`,
          active: true,
          started_at: new Date('2026-01-01T03:00:00Z'),
        })
        .execute();
    }
    await db
      .insertInto('account')
      .values({
        id: number,
        nickname: `Conta ${number}`,
        bank_code: number % 2 ? '001' : '341',
        branch: `0${number}17`,
        number: `0041882${number}-3`,
        active: true,
      })
      .execute();
    await db
      .insertInto('account_establishment')
      .values({ account_id: number, establishment_code: code })
      .execute();
  }
  await db
    .insertInto('grouper')
    .values([
      { id: 1, name: 'Rede Sul' },
      { id: 2, name: 'Rede Norte' },
    ])
    .execute();
  await db
    .insertInto('grouper_establishment')
    .values([
      { grouper_id: 1, establishment_code: '0001' },
      { grouper_id: 1, establishment_code: '0002' },
      { grouper_id: 2, establishment_code: '0003' },
    ])
    .execute();
}

let nsu = 0;

/** A transaction of establishment 0001 at `capturedAt`, booked the same day, changed by `overrides`. */
export function transaction(capturedAt: string, overrides: Partial<TransactionRow> = {}): TransactionRow {
  nsu += 1;
  const establishmentCode = overrides.establishmentCode ?? '0001';
  const number = Number(establishmentCode);
  return {
    logicalNumber: `T${establishmentCode}`,
    nsu: String(nsu).padStart(6, '0'),
    capturedAt,
    accountingDate: capturedAt.slice(0, 10),
    establishmentCode,
    operatorId: number * 10 + 1,
    accountId: number,
    processCode: 304,
    amount: '100.00',
    ...overrides,
  };
}

/** Stores transactions as one delivery. */
export async function addTransactions(db: Db, rows: TransactionRow[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    await storeTransactions(trx, rows, arrival, 'America/Sao_Paulo');
    await closeArrival(trx, arrival);
  });
}

/** Takes every transaction away, and what they added up to. */
export async function forgetTransactions(db: Db): Promise<void> {
  await sql`truncate cash_transaction, transaction_rollup, operator_day, transaction_day, cancellation_hour, cancellation_day, terminal_use, terminal_month, operator_use, operator_misuse, arrival`.execute(
    db,
  );
}
