import { setTimeout as wait } from 'node:timers/promises';
import { login, robotCheck } from '../../../contract/session';
import { PASSWORD } from '../../../tests/support/network';
import { solveRobotCheck } from '../../../tests/support/robot-check';
import { Persistent } from '../../../tests/support/soak/again';

export const ADMINISTRATOR = '10000001';

/** Longer than a failover takes. */
const PATIENCE = 120_000;
const REST = 200;

/** Signs the administrator in as the browser does, until it is answered. @returns the header of a call */
export async function signIn(url: string): Promise<string> {
  const began = performance.now();
  let said = '';
  while (performance.now() - began < PATIENCE) {
    // A challenge serves once: a try whose answer was lost may have used it.
    const challenge = await new Persistent(() => url).call(robotCheck.path, {});
    const body = { user: ADMINISTRATOR, password: PASSWORD, robotCheck: await solveRobotCheck(challenge) };
    try {
      const answer = await fetch(url + login.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      });
      const text = await answer.text();
      if (answer.ok) return `Bearer ${JSON.parse(text).token}`;
      said = `${answer.status} ${text}`;
    } catch (error) {
      said = String(error);
    }
    await wait(REST);
  }
  throw new Error(`Nobody can sign in: ${said}`);
}
