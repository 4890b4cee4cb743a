import type { BankEntry } from 'bank-files';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import { PROCESS } from '../../../contract/limits';
import { message } from '../../../i18n/server';
import { readTexts, type Texts } from '../../engines/exports/read-texts';
import type { Read } from '../../engines/exports/reading';
import type { Column, Row } from '../../engines/exports/table';
import { referenceOf, reversalReference } from '../reconciliation/reference';

/** The rows that one query reads, as those of a statement (export-rows.ts). */
const CHUNK = 2000;
/** The rows of a batch: other calls have their turn between two. */
const BATCH = 100;

/** @param bookedOn the date of an entry */
const columnsWith = (bookedOn: RawBuilder<unknown>) => [
  sql`t.captured_at`,
  bookedOn,
  sql`t.logical_number`,
  sql`t.nsu`,
  sql`t.establishment_code`,
  sql`case t.process_code when ${sql.lit(PROCESS.withdrawal)} then 'w' else 'd' end`,
  sql`t.amount`,
];
const WIDTH = columnsWith(sql``).length;

/** The index of each value in a row. */
const PLACE = {
  captured: 0,
  booked: 1,
  terminal: 2,
  nsu: 3,
  establishment: 4,
  type: 5,
  amount: 6,
  reference: 7,
  reverses: 8,
} as const;

/** The transactions that a file has entries for, in one of the two ways. */
export interface Part {
  accountId: number;
  /** Where they are read from, as `t`. */
  from: RawBuilder<unknown>;
  rows: RawBuilder<SqlBool>;
  /** Whose clocks say on which day transactions were cancelled, where the entries take them back; `null`: they do not. */
  reversedIn: string | null;
}

/** The columns in which the entries of a file are kept, to be counted and compared. */
export const entryColumns = (language: Language, currency: string): Column[] => [
  {
    id: 'transactionDate',
    heading: message(language, 'statement.columns.transactionDate'),
    type: 'dateTime',
  },
  { id: 'accountingDate', heading: message(language, 'statement.columns.accountingDate'), type: 'date' },
  { id: 'terminal', heading: message(language, 'statement.identifiers.terminal'), type: 'code' },
  { id: 'sequenceNumber', heading: message(language, 'statement.columns.sequenceNumber'), type: 'code' },
  {
    id: 'establishmentCode',
    heading: message(language, 'statement.identifiers.establishmentCode'),
    type: 'code',
  },
  { id: 'type', heading: message(language, 'statement.columns.type'), type: 'code' },
  { id: 'amount', heading: message(language, 'statement.columns.amount'), type: 'money', currency },
  { id: 'reference', heading: message(language, 'bankFile.columns.reference'), type: 'code' },
  { id: 'reverses', heading: message(language, 'bankFile.columns.reverses'), type: 'code' },
];

/** Yields the entries of the parts of a file, one part after the other, each by the time of capture and by key. */
export async function* entryRows(read: Read, parts: readonly Part[]): AsyncGenerator<Row[]> {
  for (const part of parts) {
    for await (const texts of chunksOf(read, part)) {
      for (let start = 0; start < texts.rows; start += BATCH) {
        yield batchOf(texts, start, part.reversedIn !== null);
      }
    }
  }
}

function batchOf({ rows, values }: Texts, start: number, reversal: boolean): Row[] {
  const batch: Row[] = [];
  const end = Math.min(start + BATCH, rows) * WIDTH;
  for (let at = start * WIDTH; at < end; at += WIDTH) {
    const row: (string | null)[] = values.slice(at, at + WIDTH);
    const reference = referenceOf(row[PLACE.terminal] ?? '', row[PLACE.nsu] ?? '', row[PLACE.captured] ?? '');
    if (reversal) row.push(reversalReference(reference), reference);
    else row.push(reference, null);
    batch.push(row);
  }
  return batch;
}

async function* chunksOf(read: Read, { accountId, from, rows, reversedIn }: Part): AsyncGenerator<Texts> {
  const columns = columnsWith(
    // What takes money back does so on its own day, and changes the balance of no day before.
    reversedIn === null ? sql`t.accounting_date` : sql`(t.cancelled_at at time zone ${reversedIn})::date`,
  );
  let after: RawBuilder<SqlBool> = sql`true`;
  for (;;) {
    const following = after;
    const texts = await read((trx) =>
      readTexts(
        trx,
        columns,
        sql`from ${from} where t.account_id = ${accountId} and ${rows} and ${following}
          order by t.captured_at, t.logical_number, t.nsu limit ${CHUNK}`,
      ),
    );
    yield texts;
    if (texts.rows < CHUNK) return;
    const [capturedAt = '', , terminal = '', nsu = ''] = texts.values.slice(-WIDTH);
    // The second part adds nothing, but lets PostgreSQL prune partitions.
    after = sql`(t.captured_at, t.logical_number, t.nsu) > (${capturedAt}::timestamp, ${terminal}, ${nsu})
      and t.captured_at >= ${capturedAt}::timestamp`;
  }
}

/** Turns rows into entries as the writers take them. They say nothing that could be called otherwise one day. */
export function entriesIn(language: Language): (row: Row) => BankEntry {
  const word = (key: 'deposit' | 'withdrawal' | 'reversal' | 'sequence' | 'establishment' | 'terminal') =>
    message(language, `bankFile.entry.${key}`);
  const short = (key: 'deposit' | 'withdrawal' | 'reversal' | 'sequence') =>
    message(language, `bankFile.short.${key}`);
  const [deposit, withdrawal, reversal] = [word('deposit'), word('withdrawal'), word('reversal')];
  const [sequence, establishment, terminal] = [word('sequence'), word('establishment'), word('terminal')];
  const brief = { deposit: short('deposit'), withdrawal: short('withdrawal'), reversal: short('reversal') };
  const number = short('sequence');
  return (row) => {
    const value = (place: keyof typeof PLACE) => row[PLACE[place]] as string;
    const reverses = row[PLACE.reverses] as string | null;
    const type = value('type') === 'w' ? 'withdrawal' : 'deposit';
    const [logicalNumber, nsu, capturedAt] = [value('terminal'), value('nsu'), value('captured')];
    const what =
      reverses === null ? (type === 'withdrawal' ? withdrawal : deposit) : `${reversal} ${reverses}`;
    return {
      reference: value('reference'),
      reverses,
      type,
      amount: value('amount'),
      bookedOn: value('booked'),
      capturedAt,
      text: `${what}, ${sequence} ${nsu}, ${establishment} ${value('establishment')}, ${terminal} ${logicalNumber}, ${capturedAt}`,
      shortText: `${reverses === null ? brief[type] : brief.reversal} ${logicalNumber} ${number} ${nsu}`,
    };
  };
}
