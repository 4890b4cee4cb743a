import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

type Challenge = Parameters<typeof solveChallenge>[0]['challenge'];

/** Solves a challenge of the robot check as the browser does, and returns the payload for the sign-in. */
export async function solveRobotCheck(challenge: unknown): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
  if (solution === null) throw new Error('The challenge was not solved');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
