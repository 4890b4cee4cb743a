/*
 * Reads CNAB 240 by the tables of FEBRABAN's layout, positions counted from 1. Nothing of the writer is used.
 */

/** What a reader finds in a statement, whatever its form. */
export interface FoundStatement {
  number?: number;
  account?: string;
  currency?: string;
  /** Cents */
  opening?: bigint;
  closing: bigint;
  entries: FoundEntry[];
}

interface FoundEntry {
  reference: string;
  /** Cents, below zero for a debit. */
  amount: bigint;
  /** `YYYY-MM-DD` */
  bookedOn: string;
  reversal?: boolean;
}

const at = (line: string, first: number, last: number) => line.slice(first - 1, last);
const day = (text: string) => `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;

function numeric(line: string, first: number, last: number): bigint {
  const text = at(line, first, last);
  if (!/^\d+$/.test(text)) throw new Error(`Positions ${first} to ${last} are no number: ${text}`);
  return BigInt(text);
}

function signed(line: string, first: number): bigint {
  const amount = numeric(line, first, first + 17);
  const side = at(line, first + 18, first + 18);
  if (side !== 'C' && side !== 'D') throw new Error(`Position ${first + 18} is neither C nor D: ${side}`);
  return side === 'C' ? amount : -amount;
}

function assert(condition: boolean, what: string): void {
  if (!condition) throw new Error(`CNAB 240: ${what}`);
}

/** @throws Error that says which rule of the layout is broken */
export function readCnab(bytes: Buffer): FoundStatement & { lots: number; document: string } {
  assert(
    bytes.every((byte) => byte === 13 || byte === 10 || (byte >= 32 && byte < 127)),
    'a byte is no sign of ASCII',
  );
  const text = bytes.toString('latin1');
  assert(text.endsWith('\r\n'), 'the last line has no end');
  const lines = text.slice(0, -2).split('\r\n');
  for (const line of lines) assert(line.length === 240, `a line has ${line.length} positions`);
  const [head = '', ...rest] = lines;
  const trailer = rest.pop() ?? '';
  assert(at(head, 4, 8) === '00000', 'the first record is no header of a file');
  assert(at(head, 143, 143) === '2', 'the file is no return');
  assert(at(trailer, 4, 8) === '99999', 'the last record is no trailer of a file');
  assert(numeric(trailer, 24, 29) === BigInt(lines.length), 'the trailer counts other records');
  const entries: FoundEntry[] = [];
  let lots = 0;
  let inLot = 0;
  let opening: bigint | undefined;
  let balance = 0n;
  let sums = { debits: 0n, credits: 0n };
  let currency = '';
  let open = false;
  for (const line of rest) {
    assert(at(line, 1, 3) === at(head, 1, 3), 'a record is of another bank');
    assert(at(line, 18, 72) === at(head, 18, 72), 'a record is of another account');
    const kind = at(line, 8, 8);
    if (kind === '1') {
      assert(!open, 'a lot begins within another one');
      open = true;
      lots += 1;
      inLot = 0;
      sums = { debits: 0n, credits: 0n };
      assert(at(line, 9, 13) === 'E0440', 'a lot is no statement');
      const said = signed(line, 151);
      assert(
        opening === undefined || said === balance,
        'a lot does not begin where the one before has ended',
      );
      opening ??= said;
      balance = said;
      currency = at(line, 171, 173);
    } else if (kind === '3') {
      inLot += 1;
      assert(
        numeric(line, 9, 13) === BigInt(inLot) && at(line, 14, 14) === 'E',
        'a record is out of its order',
      );
      assert(at(line, 109, 113) === 'DPV00' && at(line, 134, 134) === 'N', 'an entry is of another nature');
      const amount = signed(line, 151);
      balance += amount;
      if (amount < 0n) sums.debits -= amount;
      else sums.credits += amount;
      const category = at(line, 170, 172);
      assert(amount < 0n === category.startsWith('1'), 'a category is of the other side');
      assert(at(line, 135, 142) === at(line, 143, 150), 'an entry has two dates');
      entries.push({
        reference: at(line, 202, 217),
        amount,
        bookedOn: day(at(line, 143, 150)),
        reversal: category === '103' || category === '204',
      });
    } else {
      assert(kind === '5', `a record has the type ${kind}`);
      assert(signed(line, 151) === balance, 'a lot ends with another balance');
      assert(numeric(line, 171, 176) === BigInt(inLot + 2), 'a lot counts other records');
      assert(numeric(line, 177, 194) === sums.debits, 'a lot sums up other debits');
      assert(numeric(line, 195, 212) === sums.credits, 'a lot sums up other credits');
      open = false;
    }
    assert(numeric(line, 4, 7) === BigInt(lots), 'a record is of another lot');
  }
  assert(!open && numeric(trailer, 18, 23) === BigInt(lots), 'the trailer counts other lots');
  return {
    number: Number(numeric(head, 158, 163)),
    account: `${at(head, 53, 57)}-${at(head, 58, 58)}/${at(head, 59, 70)}-${at(head, 71, 71)}`,
    document: at(head, 172, 191).trim(),
    currency,
    ...(opening !== undefined && { opening }),
    closing: balance,
    entries,
    lots,
  };
}
