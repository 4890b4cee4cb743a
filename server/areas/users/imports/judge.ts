import { todayIn } from '../../../../contract/dates';
import { loginFrom } from '../../../../contract/logins';
import type { UserDraft } from '../../../../contract/user-rules';
import { inOneLine } from '../../../engines/imports/items';
import type { ImportInput, Problem, Verdict } from '../../../engines/imports/target';
import { inTurns } from '../../../platform/concurrency/turns';
import type { AppContext } from '../../../platform/context';
import type { Db } from '../../../platform/db/connections';
import type { Person } from '../../../platform/principal/principal';
import type { Scope } from '../../../platform/principal/scope';
import { mailsOf } from '../consequences';
import { EMPTY_DRAFT, withoutInapplicable } from '../draft';
import { mailsLeft, mostMails } from '../mail-limit';
import type { UserValues } from '../values';
import { differences } from './differences';
import { type ImportLookups, loginsWithZeros, lookUp } from './known';
import type { PersonPlan } from './plan';
import { ruleProblems } from './problems';
import { readCells } from './read-cells';

interface Judging {
  known: ImportLookups;
  person: Person;
  today: string;
  /** The lines that contain each login. */
  lines: ReadonlyMap<string, readonly number[]>;
}

/**
 * Judges each row: an unknown login makes a new user, a known one that the caller manages is changed, and a row that
 * would change nothing is unchanged.
 * @param whom with `viewers` the profile is fixed to the report viewer (VIEW-17), and nobody else is managed; with
 * `hold` these people are locked until the transaction ends
 */
export async function judgePeople(
  db: Db,
  { config, now }: AppContext,
  person: Person,
  given: readonly ImportInput[],
  whom: { viewers: boolean; hold: boolean },
): Promise<Verdict<PersonPlan>[]> {
  const rows = given.map(({ line, cells }) => ({
    line,
    cells: cells.login === undefined ? cells : { ...cells, login: loginFrom(cells.login) },
  }));
  const known = await lookUp(db, rows, person.scope, whom);
  const today = todayIn(config.timeZone, now());
  const lines = new Map<string, number[]>();
  for (const { line, cells } of rows) {
    if (cells.login === undefined) continue;
    const same = lines.get(cells.login);
    if (same === undefined) lines.set(cells.login, [line]);
    else same.push(line);
  }
  const verdicts = await inTurns(rows, (row) => judged(row, { known, person, today, lines }));
  const most = { left: await mailsLeft(db, { config, now }, person), aDay: mostMails(person) };
  return verdicts.map((verdict, index) => withinMails(verdict, rows[index]?.cells.login, known, most));
}

/** Refuses a row whose mails are more than are left today, and counts those of the others. */
function withinMails(
  verdict: Verdict<PersonPlan>,
  login: string | undefined,
  { people }: ImportLookups,
  most: { left: number; aDay: number },
): Verdict<PersonPlan> {
  if (verdict.state !== 'create' && verdict.state !== 'change') return verdict;
  const { draft } = verdict.plan;
  const before = people.get(login ?? '') ?? null;
  const mails = mailsOf({ before, after: { ...draft, active: draft.active === true } });
  if (mails > most.left) {
    const parameters = { most: String(most.aDay) };
    return { state: 'error', problems: [{ column: null, key: 'userReplies.mailsUsedUp', parameters }] };
  }
  most.left -= mails;
  return verdict;
}

function judged({ line, cells }: ImportInput, judging: Judging): Verdict<PersonPlan> {
  const { known, person, today } = judging;
  const problems = loginProblems(line, cells.login, judging);
  const mine = cells.login === undefined ? undefined : known.people.get(cells.login);
  const { language, scope } = person;
  const before = mine?.values ?? EMPTY_DRAFT;
  const read = readCells(before, cells, {
    known,
    language,
    hidden: hiddenFrom(scope, before.establishments),
  });
  problems.push(...read.problems);
  if (
    mine !== undefined &&
    cells.name !== undefined &&
    inOneLine(cells.name) !== inOneLine(mine.values.name)
  ) {
    problems.push({
      column: 'name',
      key: 'imports.problems.nameFixed',
      parameters: { name: mine.values.name },
    });
  }
  if (mine !== undefined && known.beyond.has(mine.id))
    problems.push(...personProblems(mine.values, read.draft));
  // The name stays exactly as it is stored, including its blanks (USR-13).
  if (mine !== undefined) read.draft.name = mine.values.name;
  const circumstances = { creating: mine === undefined, today, storedStart: mine?.values.api?.start ?? null };
  const rules = ruleProblems(read.draft, circumstances);
  const faulty = new Set(problems.map(({ column }) => column));
  const scopeFaulty = faulty.has('establishments') || faulty.has('groups');
  problems.push(
    ...rules.filter(
      // A scope that cannot be read is not one that is missing.
      ({ column, key }) => !faulty.has(column) && !(scopeFaulty && key === 'users.problems.scope'),
    ),
  );
  if (rules.some(({ column }) => column === 'login')) problems.push(...lostZeroOf(read.draft.login, known));
  const [first, ...others] = problems;
  if (first !== undefined) return { state: 'error', problems: [first, ...others] };

  const draft = withoutInapplicable(read.draft);
  const plan = { id: mine?.id ?? null, version: mine?.version ?? null, draft };
  const warnings = [...read.warnings, ...(mine === undefined ? lostZeroOf(draft.login, known) : [])];
  if (mine === undefined) return { state: 'create', plan, warnings };
  const changes = differences(before, draft, {
    sees: (code) => scope.all || scope.codes.includes(code),
    groupName: (id) => known.groups.nameOf(id),
  });
  if (changes.length === 0) return { state: 'unchanged', plan, warnings };
  return { state: 'change', plan, changes, warnings };
}

/** The number of rows that a message names. */
const NAMED = 5;

/** Checks API-15, and that no login occurs twice, which is possible only in a file. */
function loginProblems(line: number, login: string | undefined, { known, lines }: Judging): Problem[] {
  if (login === undefined) return [];
  const others = (lines.get(login) ?? []).slice(0, NAMED + 2).filter((other) => other !== line);
  if (others.length > 0) {
    const text = others.slice(0, NAMED).join(', ') + (others.length > NAMED ? ', …' : '');
    return [
      {
        column: 'login',
        key: 'imports.problems.loginTwice',
        parameters: { lines: text, smart_count: others.length },
      },
    ];
  }
  if (known.taken.has(login) && !known.people.has(login)) {
    return [{ column: 'login', key: 'userReplies.loginTaken' }];
  }
  return [];
}

/** Points at the login that this one would be with the zeros that a spreadsheet drops. */
function lostZeroOf(login: string, { taken }: ImportLookups): Problem[] {
  const [likely] = loginsWithZeros(login).filter((one) => taken.has(one));
  if (likely === undefined) return [];
  return [{ column: 'login', key: 'imports.warnings.lostZero', parameters: { login: likely } }];
}

/** API-16: e-mail and status of a user with access to more than the caller cannot be changed. */
function personProblems(before: UserValues, after: UserDraft): Problem[] {
  const key = 'users.problems.beyondScope';
  const email: Problem[] = before.email === after.email ? [] : [{ column: 'email', key }];
  return before.active === after.active ? email : [...email, { column: 'status', key }];
}

/** API-16: establishments outside the caller's scope stay. */
function hiddenFrom(scope: Scope, codes: readonly string[]): string[] {
  if (scope.all) return [];
  const seen = new Set(scope.codes);
  return codes.filter((code) => !seen.has(code));
}
