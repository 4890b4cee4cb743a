import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CashManagementEndOfDayReport } from 'iso20022.js';
import mt940js from 'mt940js';
import { inFolder, runProgram, runPython } from '../../../../tests/support/programs';
import type { FoundStatement } from '../cnab-reader';

/* What programs and libraries that others wrote find in a file. */

/** An amount as a program prints it. */
const cents = (text: string): bigint => {
  const [, sign = '', whole = '', places = ''] = /^([+-]?)(\d+)(?:[.,](\d{0,2}))?$/.exec(text.trim()) ?? [];
  if (whole === '') throw new Error(`${text} is no amount`);
  return BigInt(`${sign === '-' ? '-' : ''}${whole}${places.padEnd(2, '0')}`);
};

const inFile = <Found>(bytes: Uint8Array, use: (path: string, folder: string) => Promise<Found>) =>
  inFolder(async (folder) => {
    const path = `${folder}/statement`;
    await writeFile(path, bytes);
    return use(path, folder);
  });

/** libofx, by its ofxdump; its clock is that of UTC. */
export const byOfxdump = (bytes: Uint8Array): Promise<FoundStatement> =>
  inFile(bytes, async (path) => {
    const text = await runProgram('env', ['TZ=UTC', 'ofxdump', path], 'ofx');
    const field = (block: string, label: string) =>
      new RegExp(`^\\s*${label}\\s*: (.*)$`, 'm').exec(block)?.[1]?.trim() ?? '';
    const blocks = text.split(/^(?=ofx_proc_)/m);
    const statement = blocks.find((block) => block.startsWith('ofx_proc_statement')) ?? '';
    return {
      account: field(statement, 'Account ID'),
      currency: field(statement, 'Default Currency'),
      closing: cents(field(statement, 'Ledger balance')),
      entries: blocks
        .filter((block) => block.startsWith('ofx_proc_transaction'))
        .map((block) => ({
          reference: field(block, "Financial institution's ID for this transaction"),
          amount: cents(field(block, 'Total money amount')),
          bookedOn: new Date(field(block, 'Date posted')).toISOString().slice(0, 10),
        })),
    };
  });

const OFXPARSE = `
import json, sys, warnings
warnings.simplefilter('ignore')
from ofxparse import OfxParser
with open(sys.argv[1], 'rb') as file:
    account = OfxParser.parse(file).account
statement = account.statement
print(json.dumps({'account': account.account_id, 'currency': account.curdef, 'closing': str(statement.balance),
  'entries': [[t.id, str(t.amount), t.date.strftime('%Y-%m-%d')] for t in statement.transactions]}))
`;

/** Python's ofxparse. */
export const byOfxparse = (bytes: Uint8Array): Promise<FoundStatement> =>
  inFile(bytes, async (path) => {
    const found = (await runPython(OFXPARSE, [path], 'python3-ofxparse')) as {
      account: string;
      currency: string;
      closing: string;
      entries: [string, string, string][];
    };
    return {
      ...found,
      closing: cents(found.closing),
      entries: found.entries.map(([reference, amount, bookedOn]) => ({
        reference,
        amount: cents(amount),
        bookedOn,
      })),
    };
  });

/** The importers of AqBanking: the name of each, its profile, and what it calls the balance at the end. */
const importers = {
  ofx: ['ofx', 'default', 'booked'],
  camt053: ['xml', 'camt_053_001_04', 'booked'],
  mt940: ['swift', 'SWIFT-MT940', 'noted'],
} as const;

/** AqBanking, by its command line. Of the references that it reads it gives those of OFX and MT940. */
export const byAqbanking = (form: keyof typeof importers, bytes: Uint8Array): Promise<FoundStatement> =>
  inFile(bytes, async (path, folder) => {
    const run = (...args: string[]) =>
      runProgram('aqbanking-cli', ['-n', '-D', `${folder}/settings`, ...args], 'aqbanking-tools');
    const [importer, profile, balanceType] = importers[form];
    const context = ['-c', `${folder}/context`];
    await run('import', `--importer=${importer}`, `--profile=${profile}`, '-f', path, ...context);
    const exported = await run('export', '--exporter=csv', '--profile=full', ...context);
    const balance = await run('listbal', `--balanceType=${balanceType}`, ...context);
    const [heading = [], ...rows] = exported
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(1, -1).split('";"'));
    const column = (row: readonly string[], name: string) => row[heading.indexOf(name)] ?? '';
    return {
      closing: cents(balance.split('\t')[1] ?? ''),
      entries: rows.map((row) => {
        const [numerator = '', denominator = '1'] = column(row, 'value_value').split('/');
        return {
          reference: column(row, form === 'ofx' ? 'fiId' : 'customerReference'),
          amount: (BigInt(numerator) * 100n) / BigInt(denominator),
          bookedOn: column(row, 'valutaDate').replaceAll('/', '-'),
        };
      }),
    };
  });

/** mt940js. */
export function byMt940js(bytes: Uint8Array): FoundStatement {
  const [statement, ...more] = new mt940js.Parser().parse(Buffer.from(bytes).toString('latin1'));
  if (statement === undefined || more.length > 0) throw new Error('There is not one statement');
  return {
    number: Number(statement.number.statement),
    account: statement.accountIdentification,
    currency: statement.currency,
    opening: cents(statement.openingBalance.toFixed(2)),
    closing: cents(statement.closingBalance.toFixed(2)),
    entries: statement.transactions.map(({ reference, amount, date, isReversal }) => ({
      reference,
      amount: cents(amount.toFixed(2)),
      bookedOn: date.toISOString().slice(0, 10),
      reversal: isReversal,
    })),
  };
}

/** iso20022.js, whose amounts are cents with the faults of binary numbers; it reads no mark of a reversal. */
export function byIso20022js(bytes: Uint8Array): FoundStatement {
  const report = CashManagementEndOfDayReport.fromXML(Buffer.from(bytes).toString('utf8'));
  const [statement, ...more] = report.statements;
  if (statement === undefined || more.length > 0) throw new Error('There is not one statement');
  const signed = (amount: number, side: string) => BigInt(Math.round(side === 'credit' ? amount : -amount));
  const balance = (code: string) => {
    const found = statement.balances.find(({ type }) => type === code);
    if (found === undefined) throw new Error(`There is no balance ${code}`);
    return signed(found.amount, found.creditDebitIndicator);
  };
  return {
    ...(statement.electronicSequenceNumber !== undefined && { number: statement.electronicSequenceNumber }),
    opening: balance('OPBD'),
    closing: balance('CLBD'),
    entries: statement.entries.map(({ referenceId = '', amount, creditDebitIndicator, bookingDate }) => ({
      reference: referenceId,
      amount: signed(amount, creditDebitIndicator),
      bookedOn: bookingDate.toISOString().slice(0, 10),
    })),
  };
}

const SCHEMA = fileURLToPath(new URL('camt.053.001.08.xsd', import.meta.url));

/** @throws Error with what xmllint says where the file is not as the schema of ISO 20022 has it */
export const assertCamt = (bytes: Uint8Array): Promise<unknown> =>
  inFile(bytes, (path) => runProgram('xmllint', ['--noout', '--schema', SCHEMA, path], 'libxml2-utils'));
