import { Pieces } from './pieces.ts';
import { type BankEntry, type BankStatement, closingOf } from './statement.ts';
import { decimal, magnitude, swiftText } from './text.ts';
import { totalled } from './totalled.ts';

/* SWIFT's customer statement message MT940: the text of its fields, as files of it are exchanged. */

const END = '\r\n';
/** Lines of field 86, and the characters of each. */
const LINES = 6;
const LINE = 65;

const side = (cents: bigint): string => (cents < 0n ? 'D' : 'C');
/** `YYMMDD` */
const day = (date: string): string => date.slice(2, 4) + date.slice(5, 7) + date.slice(8, 10);

/** The mark of an entry: credit or debit, or the reversal of one, which moves money the other way. */
const markOf = ({ type, reverses }: BankEntry): string => {
  const own = type === 'deposit' ? 'C' : 'D';
  return reverses === null ? own : `R${own}`;
};

/** A statement as MT940. */
export async function* mt940(statement: BankStatement): AsyncGenerator<Uint8Array> {
  const { account, currency, opening } = statement;
  const pieces = new Pieces('latin1');
  const balance = (tag: string, cents: bigint, date: string) =>
    `:${tag}:${side(cents)}${day(date)}${currency}${decimal(magnitude(cents), ',')}${END}`;
  const servicer = swiftText(account.bankCode + account.branch).replace(/\W/g, '');
  const own = swiftText(account.number).trim();
  pieces.add(
    `:20:${swiftText(statement.identification).slice(0, 16)}${END}` +
      `:25:${`${servicer}/${own}`.slice(0, 35)}${END}` +
      `:28C:${statement.number % 100_000}${END}` +
      balance('60F', opening, statement.from),
  );
  for await (const batch of totalled(statement)) {
    for (const entry of batch) {
      const { reference, reverses, bookedOn } = entry;
      const date = day(bookedOn);
      pieces.add(
        `:61:${date}${date.slice(2)}${markOf(entry)}${entry.amount.replace('.', ',')}NMSC${reference}` +
          `${reverses === null ? '' : `//${reverses}`}${END}:86:${lines(entry.text)}${END}`,
      );
    }
    if (pieces.full) yield pieces.take();
  }
  pieces.add(`${balance('62F', closingOf(statement), statement.to)}-${END}`);
  yield pieces.take();
}

/** Blanks that nobody sees, and what begins as a field or the end of a message does. */
const UNTIDY = / {2}|^[ :-]| $/;

/** A text in lines, which end between words and of which none begins as a field or the end of a message does. */
function lines(text: string): string {
  let rest = swiftText(text);
  if (UNTIDY.test(rest))
    rest = rest
      .replace(/ +/g, ' ')
      .replace(/^[ :-]+/, '')
      .trimEnd();
  if (rest.length <= LINE) return rest;
  const parts: string[] = [];
  while (rest !== '' && parts.length < LINES) {
    const space = rest.length > LINE ? rest.lastIndexOf(' ', LINE) : -1;
    const end = space > 0 ? space : LINE;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).replace(/^[ :-]+/, '');
  }
  return parts.join(END);
}
