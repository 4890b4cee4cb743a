import { type ChallengeParameters, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { robotCheck } from '../../contract/session';
import { callPublic } from '../portal/public-call';

/** A solved challenge in the form that sign-in sends, and when it was fetched. */
export interface Proof {
  readonly payload: string;
  /** By this device's clock, which may be wrong: use it only to measure how much time has passed. */
  readonly since: number;
}

/** The number of parallel searches; more than the browser's crypto threads would only queue. */
const searches = () => Math.min(navigator.hardwareConcurrency || 1, 4);

/** Whether this page may use WebCrypto; on plain http it may not, and no challenge can be solved. */
export const canSolve = () => globalThis.crypto?.subtle !== undefined;

/**
 * LOG-02: fetches a fresh ALTCHA challenge and solves it. The work is PBKDF2 in the browser's own threads, so
 * it needs no worker and the page stays responsive.
 */
export async function solveRobotCheck(): Promise<Proof> {
  const since = Date.now();
  const { parameters, signature } = await callPublic(robotCheck, {});
  const challenge = { parameters: parameters as unknown as ChallengeParameters, signature };
  const controller = new AbortController();
  const counterStep = searches();
  const started = Array.from({ length: counterStep }, (_, counterStart) =>
    solveChallenge({ challenge, controller, counterStart, counterStep, deriveKey }),
  );
  try {
    const solution = await Promise.race(started);
    if (solution === null) throw new Error('The challenge was not solved in time');
    return { payload: btoa(JSON.stringify({ challenge, solution })), since };
  } finally {
    controller.abort();
  }
}
