import { getConfig } from '../contract/config';
import { login, robotCheck } from '../contract/session';
import { DEMO_PASSWORD } from '../server/demo/people';
import { solveRobotCheck } from '../tests/support/robot-check';
import { answered } from './support/call';
import { startChild } from './support/child';
import type { Hashing } from './support/hash-limit';
import { median } from './support/numbers';
import type { Finding } from './support/report';
import { queried, type Stage } from './support/stage';
import { millisecondsOf } from './support/timed';
import { openVisitors } from './support/visitors';

/** People who come one after another, and people who open the portal together. */
const ALONE = 15;
const TOGETHER = 50;
const ROUNDS = 7;

interface Attempt {
  user: string;
  password: string;
  robotCheck: string;
}

/**
 * Milliseconds of a sign-in, and of fifty at once from one address, against as many checks of an argon2 hash by a
 * process that does nothing else. The robot check is the browser's work and was passed before, and the page of each person
 * has opened a connection.
 */
export async function signIn(stage: Stage): Promise<Finding[]> {
  const { url, databaseUrl } = await stage.network(0);
  const { rows } = await queried(
    databaseUrl,
    `select login, password_hash from portal_user where active and password_hash is not null
      order by login limit $1`,
    [TOGETHER],
  );
  const logins = rows.map((row) => String(row.login));
  const hash = String(rows[0]?.password_hash);
  const plain = startChild(stage, 'hash-limit.ts');
  const hashing = (at: 'once' | 'turns', count: number) =>
    plain.ask<number[]>({ hash, password: DEMO_PASSWORD, at, count } satisfies Hashing);

  const attempts = async (users: string[]): Promise<Attempt[]> => {
    const prepared: Attempt[] = [];
    for (const user of users) {
      const payload = await solveRobotCheck(await answered(`${url}${robotCheck.path}`));
      prepared.push({ user, password: DEMO_PASSWORD, robotCheck: payload });
    }
    return prepared;
  };
  const visitors = await openVisitors(`${url}${getConfig.path}`, TOGETHER);
  stage.keep(() => visitors.close());
  const enter = (attempt: Attempt) => visitors.post(`${url}${login.path}`, attempt);

  stage.tell('sign-in: one after another');
  const ours: number[] = [];
  for (const attempt of await attempts(logins.slice(0, ALONE)))
    ours.push(await millisecondsOf(() => enter(attempt)));
  const theirs = await hashing('turns', ALONE);

  stage.tell(`sign-in: ${logins.length} together`);
  const oursTogether: number[] = [];
  const theirsTogether: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const all = await attempts(logins);
    oursTogether.push(await millisecondsOf(() => Promise.all(all.map(enter))));
    theirsTogether.push(...(await hashing('once', logins.length)));
  }
  const share = median(theirs) / median(ours);
  return [
    {
      what: 'one person',
      unit: 'ms',
      measured: median(ours),
      limit: median(theirs),
      target: { atMost: 2 },
      details: { '% of it argon2': share * 100 },
    },
    {
      what: `${logins.length} people together, until the last is in`,
      unit: 'ms',
      measured: median(oursTogether),
      limit: median(theirsTogether),
      target: { atMost: 1.5 },
    },
  ];
}
