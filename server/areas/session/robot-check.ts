import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import { ROBOT_CHECK } from '../../../contract/limits';
import type { ReplyOf } from '../../../contract/operation';
import type { robotCheck } from '../../../contract/session';
import type { AppContext } from '../../platform/context';
import type { RobotCheckUsed } from '../../platform/db/tables/people';
import { UNFLUSHED } from '../../platform/db/unflushed';
import { latestBy } from '../../platform/time/clocks';

/** Keys that a browser derives before it finds the answer: about a second on a phone. */
const COST = { cost: 1000, least: 500, most: 1500 };

const VALID_MS = ROBOT_CHECK.validMinutes * 60_000;

/** The widget's answer, as altcha-lib checks it; only its outer form is ours to know. */
const payload = z.looseObject({
  challenge: z.looseObject({ parameters: z.looseObject({ expiresAt: z.number() }), signature: z.string() }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

type Verification = Parameters<typeof verifySolution>[0];

const keyFor = (context: AppContext, use: string) =>
  createHmac('sha256', context.secret).update(use).digest('hex');

/** LOG-02: a fresh challenge. Nothing is kept of it; its signature tells later that it is ours. */
export async function makeChallenge(context: AppContext): Promise<ReplyOf<typeof robotCheck>> {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST.cost,
    counter: randomInt(COST.least, COST.most),
    deriveKey,
    expiresAt: new Date(context.now().getTime() + VALID_MS),
    hmacSignatureSecret: keyFor(context, 'robot check'),
    hmacKeySignatureSecret: keyFor(context, 'robot check key'),
  });
  return { parameters: { ...parameters }, signature };
}

/** A challenge of ours that was solved, by its signature: good for one try, if for none before. */
export type Solved = Insertable<RobotCheckUsed>;

/** The challenge of ours that the text solves; `null`: it solves none. */
export async function solvedChallenge(context: AppContext, text: string | undefined): Promise<Solved | null> {
  const answer = readPayload(text);
  if (answer === null) return null;
  const { verified } = await verifySolution({
    challenge: answer.challenge as unknown as Verification['challenge'],
    solution: answer.solution,
    deriveKey,
    hmacSignatureSecret: keyFor(context, 'robot check'),
    hmacKeySignatureSecret: keyFor(context, 'robot check key'),
  });
  // A challenge of a clock that ran ahead would outlive the note that it was used.
  const { expiresAt } = answer.challenge.parameters;
  if (!verified || expiresAt * 1000 > latestBy(context.now(), VALID_MS).getTime()) return null;
  return {
    signature: answer.challenge.signature,
    // Twice as long: by the clock of another server the challenge may be good for longer.
    expires_at: new Date(context.now().getTime() + 2 * VALID_MS),
  };
}

/** The statement that marks a solved challenge as used; it returns a row where nobody has used it before. */
export const redeeming = ({ signature, expires_at }: Solved) => sql`
  insert into robot_check_used (signature, expires_at) values (${signature}, ${expires_at}::timestamptz)
  on conflict do nothing returning ${UNFLUSHED}`;

function readPayload(text: string | undefined) {
  if (text === undefined) return null;
  try {
    return payload.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null; // anything but the widget's own form
  }
}
