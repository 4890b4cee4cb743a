import { sql } from 'kysely';
import { BANK } from '../../../contract/banks';
import { folded, type ImportColumn } from '../../../contract/import-columns';
import { cutTo } from '../../../contract/text-forms';
import type { Cells } from '../../engines/imports/cells';
import { inOneLine } from '../../engines/imports/items';
import { sameButZeros } from '../../engines/imports/lost-zeros';
import {
  type Difference,
  firstOf,
  type ImportInput,
  type Problem,
  type Verdict,
} from '../../engines/imports/target';
import { decisions, statuses } from '../../engines/imports/words';
import { inTurns } from '../../platform/concurrency/turns';
import type { Db } from '../../platform/db/connections';

/** What a row would change of a bank. */
export interface BankPlan extends BankValues {
  code: string;
  /** The version of the bank on which the plan is based. */
  version: number;
}

interface BankValues {
  partner: boolean;
  depositCodeLength: number;
  active: boolean;
}

interface StoredBank extends BankPlan {
  name: string;
}

/** Judges each row: it changes a bank, changes nothing, or has problems. Banks are neither created nor renamed here. */
export async function judgeBanks(
  db: Db,
  rows: readonly ImportInput[],
  hold: boolean,
): Promise<Verdict<BankPlan>[]> {
  const { rows: banks } = await sql<StoredBank>`
    select code, name, partner, deposit_code_length as "depositCodeLength", active, version
    from bank order by code ${hold ? sql`for update` : sql``}`.execute(db);
  const known = new Map(banks.map((bank) => [bank.code, bank]));
  const lines = new Map<string, number[]>();
  for (const { line, cells } of rows) {
    if (cells.code !== undefined) lines.set(cells.code, [...(lines.get(cells.code) ?? []), line]);
  }
  return inTurns(rows, (row) => judged(row, known, lines));
}

function judged(
  { line, cells }: ImportInput,
  known: ReadonlyMap<string, StoredBank>,
  lines: ReadonlyMap<string, readonly number[]>,
): Verdict<BankPlan> {
  const { code } = cells;
  if (code === undefined) return failed([about('code', 'banks.import.noCode')]);
  const others = (lines.get(code) ?? []).filter((other) => other !== line);
  if (others.length > 0) return failed([about('code', 'banks.import.twice', { lines: firstOf(others) })]);
  const bank = known.get(code);
  if (bank === undefined) {
    const alike = [...known.keys()].filter((one) => sameButZeros(one, code));
    return failed([
      about('code', 'banks.import.unknown', { text: cut(code) }),
      ...(alike.length > 0 ? [about('code', 'imports.problems.lostZeros', { codes: firstOf(alike) })] : []),
    ]);
  }
  const { name, ...before } = bank;
  const { values, problems } = readCells(cells, before);
  if (cells.name !== undefined && inOneLine(cells.name) !== inOneLine(name)) {
    problems.push(about('name', 'banks.import.nameFixed', { name }));
  }
  const [first, ...more] = problems;
  if (first !== undefined) return failed([first, ...more]);
  const plan = { ...before, ...values };
  const changes = differences(before, plan);
  return changes.length === 0 ? { state: 'unchanged', plan } : { state: 'change', plan, changes };
}

/** Applies the cells of a row; an empty one leaves the value as it is. */
function readCells(cells: Cells, before: BankValues): { values: BankValues; problems: Problem[] } {
  const problems: Problem[] = [];
  const word = (
    column: 'partner' | 'status',
    words: ReadonlyMap<string, boolean>,
    was: boolean,
    key: Problem['key'],
  ) => {
    const cell = cells[column];
    if (cell === undefined) return was;
    const value = words.get(folded(cell));
    if (value === undefined) problems.push(about(column, key, { text: cut(cell) }));
    return value ?? was;
  };
  const length = cells.depositCodeLength;
  const digits = length === undefined ? before.depositCodeLength : digitsOf(length);
  if (digits === null) problems.push(about('depositCodeLength', 'banks.edit.lengthWrong'));
  return {
    values: {
      partner: word('partner', decisions, before.partner, 'imports.problems.noDecision'),
      depositCodeLength: digits ?? before.depositCodeLength,
      active: word('status', statuses, before.active, 'imports.problems.noStatus'),
    },
    problems,
  };
}

/** BANK-09: a number of digits, or the words in which the list says it: `No`, `Yes (12 digits)`. */
function digitsOf(cell: string): number | null {
  const said = /^\D*\((\d{1,2}) [^()]*\)$/.exec(cell)?.[1] ?? cell;
  if (decisions.get(folded(said)) === false) return 0;
  const digits = /^\d{1,2}$/.test(said) ? Number(said) : Number.POSITIVE_INFINITY;
  return digits <= BANK.depositCodeLength ? digits : null;
}

function differences(before: BankValues, after: BankValues): Difference[] {
  const sides = [
    ['partner', flag(before.partner), flag(after.partner)],
    ['depositCodeLength', String(before.depositCodeLength), String(after.depositCodeLength)],
    ['status', flag(before.active), flag(after.active)],
  ] as const;
  return sides.flatMap(([column, was, is]) => (was === is ? [] : [{ column, before: was, after: is }]));
}

const flag = (value: boolean) => (value ? '1' : '0');

/** The characters of a cell that a message quotes; the cell itself is shown beside the message. */
const QUOTED = 40;
const cut = (cell: string) => cutTo(cell, QUOTED);

const about = (column: ImportColumn, key: Problem['key'], parameters?: Record<string, string>): Problem => ({
  column,
  key,
  ...(parameters !== undefined && { parameters }),
});

const failed = (problems: [Problem, ...Problem[]]): Verdict<BankPlan> => ({ state: 'error', problems });
