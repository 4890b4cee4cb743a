import type { BankEntry, BankStatement } from '../src/index.ts';

/** The bytes of a file. */
export async function bytesOf(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

const cents = (amount: string) => BigInt(amount.replace('.', ''));

/** A statement with so many entries, whose sums are those of the entries. */
export function statementOf(
  entries: readonly BankEntry[],
  changed: Partial<BankStatement> = {},
): BankStatement {
  const sumOf = (credit: boolean) => {
    const own = entries.filter(
      ({ type, reverses }) => ((type === 'deposit') === (reverses === null)) === credit,
    );
    return { count: own.length, sum: own.reduce((sum, { amount }) => sum + cents(amount), 0n) };
  };
  async function* batches() {
    for (let at = 0; at < entries.length; at += 100) yield entries.slice(at, at + 100);
  }
  return {
    identification: 'CF-7K3M9-QXD4W',
    number: 7,
    account: {
      bankCode: '001',
      bankName: 'Banco do Brasil',
      branch: '0117-2',
      number: '00418821-3',
      name: 'Conta principal',
    },
    currency: 'BRL',
    language: 'POR',
    timeZone: 'America/Sao_Paulo',
    madeAt: '2026-11-20 12:00:00',
    from: '2026-11-18',
    to: '2026-11-19',
    opening: 12_345n,
    credits: sumOf(true),
    debits: sumOf(false),
    batches: batches(),
    ...changed,
  };
}

/** An entry that is the `place`th of its statement, changed by `changed`. */
export function entry(place: number, changed: Partial<BankEntry> = {}): BankEntry {
  const tail = String(place).padStart(15, '0');
  return {
    reference: `T${tail}`,
    reverses: null,
    type: place % 5 === 0 ? 'withdrawal' : 'deposit',
    amount: `${place}.${String(place % 100).padStart(2, '0')}`,
    bookedOn: '2026-11-19',
    capturedAt: '2026-11-18 09:14:03',
    text: `Depósito, NSU ${place}, Mercado Sol & Ação <loja 0042>, terminal 70140201, feito em 18/11/2026 às 09:14:03`,
    shortText: `DEP 70140201 NSU ${place}`,
    ...changed,
  };
}

/** What takes an entry back. */
export const reversalOf = (of: BankEntry): BankEntry => ({
  ...of,
  reference: `R${of.reference.slice(1)}`,
  reverses: of.reference,
});

/** The entries of a statement with one of each kind: credits, debits, and what takes one of each back. */
export const eachKind: readonly BankEntry[] = [
  entry(1),
  entry(5),
  reversalOf(entry(1)),
  reversalOf(entry(5)),
  entry(7, { amount: '9999999.99' }),
];
