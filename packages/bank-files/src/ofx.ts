import { offsetsOf } from './offset.ts';
import { Pieces } from './pieces.ts';
import { type BankEntry, type BankStatement, closingOf, isCredit } from './statement.ts';
import { ascii, decimal, xmlText } from './text.ts';
import { totalled } from './totalled.ts';

/*
 * OFX 2.2 of the Financial Data Exchange: a bank statement response (STMTRS) as XML. Its texts lose their marks: several
 * importers read XML as the older OFX, byte by byte, and fail at the first letter beyond ASCII.
 */

const HEAD =
  '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\r\n' +
  '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>\r\n';
const DONE = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

/** `YYYYMMDD` */
const day = (date: string): string => date.slice(0, 4) + date.slice(5, 7) + date.slice(8, 10);
/** A day at noon in UTC, which is the same day on the clocks of everybody who reads it from there. */
const noon = (date: string): string => `${day(date)}120000[0:GMT]`;

/** What a transaction is called: a deposit, cash from a machine, and corrections by their direction. */
const kindOf = (entry: BankEntry): string => {
  if (entry.reverses !== null) return isCredit(entry) ? 'CREDIT' : 'DEBIT';
  return entry.type === 'deposit' ? 'DEP' : 'CASH';
};

/** An offset in hours, and what is left of one as decimals of it. */
function hoursOf(minutes: number): string {
  const hours = Number((minutes / 60).toFixed(2));
  return minutes < 0 ? String(hours) : `+${hours}`;
}

/** A statement as OFX. Importers know an entry again by its FITID, which is its reference. */
export async function* ofx(statement: BankStatement): AsyncGenerator<Uint8Array> {
  const { account, identification } = statement;
  const pieces = new Pieces('utf8');
  const offsetAt = offsetsOf(statement.timeZone);
  const moment = (at: string) =>
    `${day(at)}${at.slice(11, 13)}${at.slice(14, 16)}${at.slice(17, 19)}[${hoursOf(offsetAt(at))}:LCL]`;
  const element = (name: string, value: string, most: number) =>
    value === '' ? '' : `<${name}>${xmlText(ascii(value), most)}</${name}>`;
  const of =
    '<BANKACCTFROM>' +
    element('BANKID', account.bankCode, 9) +
    element('BRANCHID', account.branch, 22) +
    element('ACCTID', account.number, 22) +
    '<ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>';
  pieces.add(
    `${HEAD}<OFX><SIGNONMSGSRSV1><SONRS>${DONE}<DTSERVER>${moment(statement.madeAt)}</DTSERVER>` +
      `<LANGUAGE>${statement.language}</LANGUAGE></SONRS></SIGNONMSGSRSV1>\r\n` +
      `<BANKMSGSRSV1><STMTTRNRS>${element('TRNUID', identification, 36)}${DONE}<STMTRS>` +
      `<CURDEF>${statement.currency}</CURDEF>${of}\r\n` +
      `<BANKTRANLIST><DTSTART>${noon(statement.from)}</DTSTART><DTEND>${noon(statement.to)}</DTEND>\r\n`,
  );
  for await (const batch of totalled(statement)) {
    for (const entry of batch) {
      const { reference, reverses, amount } = entry;
      pieces.add(
        `<STMTTRN><TRNTYPE>${kindOf(entry)}</TRNTYPE><DTPOSTED>${noon(entry.bookedOn)}</DTPOSTED>` +
          `<DTUSER>${moment(entry.capturedAt)}</DTUSER><TRNAMT>${isCredit(entry) ? '' : '-'}${amount}</TRNAMT>` +
          `<FITID>${reference}</FITID>${reverses === null ? '' : `<REFNUM>${reverses}</REFNUM>`}` +
          `${element('NAME', entry.shortText, 32)}${element('MEMO', entry.text, 255)}</STMTTRN>\r\n`,
      );
    }
    if (pieces.full) yield pieces.take();
  }
  pieces.add(
    `</BANKTRANLIST><LEDGERBAL><BALAMT>${decimal(closingOf(statement))}</BALAMT>` +
      `<DTASOF>${noon(statement.to)}</DTASOF></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\r\n`,
  );
  yield pieces.take();
}
