import { sql } from 'kysely';
import { apiAccountStatement } from '../../../../contract/bank-files';
import { type BankFormat, mediaTypes } from '../../../../contract/exports';
import { pathOf } from '../../../../contract/operation';
import { type FoundStatement, readCnab } from '../../../../packages/bank-files/tests/cnab-reader';
import { closeArrival, openArrival } from '../../../../server/ingest/transactions/arrival';
import type { TransactionRow } from '../../../../server/ingest/transactions/batch';
import { cancelTransactions } from '../../../../server/ingest/transactions/cancel';
import type { Db } from '../../../../server/platform/db/connections';
import { openShop, type Shop } from '../api/shop';

/** A shop whose manager, of 0001 and 0002, has the account 6 with both, and shares the account 5 with 0003. */
export async function openBankShop(environment: Record<string, string> = {}): Promise<Shop> {
  const shop = await openShop({ PORTAL_CURRENCY: 'BRL', ...environment });
  const { db } = shop.database;
  await db
    .insertInto('account')
    .values(
      [5, 6, 7].map((id) => ({
        id,
        nickname: `Conta ${id}`,
        bank_code: '341',
        branch: '0417',
        number: `0099${id}-${id}`,
        active: id !== 7,
      })),
    )
    .execute();
  await sql`insert into account_establishment values (5, '0001'), (5, '0003'), (6, '0001'), (6, '0002'), (7, '0001')`.execute(
    db,
  );
  return shop;
}

/** Cancels transactions by a delivery of their own. */
export async function cancel(db: Db, rows: readonly TransactionRow[], at = '2026-11-20T12:00:00Z') {
  await db.transaction().execute(async (trx) => {
    const arrival = await openArrival(trx, 'test');
    await cancelTransactions(
      trx,
      rows.map(({ logicalNumber, nsu, capturedAt }) => ({
        logicalNumber,
        nsu,
        capturedAt,
        cancelledAt: new Date(at),
      })),
      arrival,
    );
    await closeArrival(trx, arrival);
  });
}

/** Fetches a statement as a program does. */
export const fetchStatement = (
  shop: Shop,
  token: string,
  { id, query, accept }: { id: number; query: object; accept?: string },
) =>
  shop.portal.app.inject({
    url: `${pathOf(apiAccountStatement, { id })}?${new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    )}`,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': 'pt-BR',
      ...(accept !== undefined && { accept }),
    },
  });

/** The bytes of a statement in a form. */
export async function statementBytes(
  shop: Shop,
  token: string,
  asked: { id: number; query: object },
  format: BankFormat = 'cnab240',
): Promise<Buffer> {
  const reply = await fetchStatement(shop, token, { ...asked, accept: mediaTypes[format] });
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
  return reply.rawPayload;
}

/** What a reader finds in the CNAB 240 of a statement. */
export const statement = async (
  shop: Shop,
  token: string,
  asked: { id: number; query: object },
): Promise<FoundStatement> => readCnab(await statementBytes(shop, token, asked));
