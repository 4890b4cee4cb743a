import type { Db } from '../../server/platform/db/connections';

interface TestRequest {
  /** An instant. */
  at: string;
  ec?: string;
  by?: number | null;
  /** When the terminals had them; absent: not yet. */
  received?: string;
  /** Whole card numbers of its codes. */
  cards?: readonly string[];
  /** Of the first code; the others follow. */
  firstOperator?: number;
}

let nextOperator = 50_000;

/** Adds a request for codes with its codes, and returns its id. */
export async function addCodeRequest(
  db: Db,
  { at, ec = '0001', by = null, received, cards = [`000111${nextOperator}`], firstOperator }: TestRequest,
): Promise<number> {
  const { id } = await db
    .insertInto('code_request')
    .values({
      establishment_code: ec,
      quantity: Math.max(cards.length, 1),
      requested_by: by,
      requested_at: new Date(at),
      status: received === undefined ? 2 : 1,
      acknowledged_at: received === undefined ? null : new Date(received),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (cards.length === 0) return id;
  const first = firstOperator ?? nextOperator;
  nextOperator = Math.max(nextOperator, first + cards.length);
  await db
    .insertInto('operator')
    .values(
      cards.map((card_number, index) => ({
        id: first + index,
        establishment_code: ec,
        name: `Operador ${card_number.slice(-3)}`,
        card_number,
        active: true,
        code_request_id: id,
        started_at: new Date(at),
      })),
    )
    .execute();
  return id;
}

/**
 * The code requests of the console's tests: 0003 requested six codes 50 hours ago, which have not arrived, and 0004 one
 * 90 minutes ago, which the terminals had after 35; before that 0004 made ten requests, a day apart, for codes that are
 * gone.
 */
export async function addCodeRequests(db: Db, now: Date, by: number): Promise<void> {
  const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  for (let day = 12; day > 2; day -= 1) {
    const at = ago(day * 24 * 60);
    await addCodeRequest(db, { at, ec: '0004', received: ago(day * 24 * 60 - 5), cards: [] });
  }
  await addCodeRequest(db, {
    at: ago(50 * 60 + 10),
    ec: '0003',
    by,
    cards: ['801', '802', '803', '804', '805', '806'].map((end) => `00077700${end}`),
  });
  await addCodeRequest(db, { at: ago(90), ec: '0004', received: ago(55), cards: ['00077700807'] });
}
