import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type Insertable, sql } from 'kysely';
import { z } from 'zod';
import type { ReplyOf } from '../../../contract/operation';
import type { robotCheck } from '../../../contract/session';
import { ROBOT_CHECK } from '../../../contract/session';
import type { AppContext } from '../../platform/context';
import type { RobotCheckUsed } from '../../platform/db/tables/people';
import { UNFLUSHED } from '../../platform/db/unflushed';
import { latestBy } from '../../platform/time/clocks';

/** How many rounds of its hash each key takes that a browser derives. */
const ROUNDS = 1000;

const VALID_MS = ROBOT_CHECK.validMinutes * 60_000;

/** The outer form of the widget's payload; altcha-lib checks the rest. */
const payload = z.looseObject({
  challenge: z.looseObject({ parameters: z.looseObject({ expiresAt: z.number() }), signature: z.string() }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

type Verification = Parameters<typeof verifySolution>[0];

const keyFor = (secret: string, use: string) => createHmac('sha256', secret).update(use).digest('hex');

/**
 * LOG-02: creates a challenge, which takes a browser half to one and a half times the configured work. It is not stored;
 * its signature shows later that it is genuine.
 */
export async function makeChallenge(context: AppContext): Promise<ReplyOf<typeof robotCheck>> {
  const { robotWork } = context.config;
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: ROUNDS,
    counter: randomInt(Math.ceil(robotWork / 2), Math.floor(robotWork * 1.5)),
    deriveKey,
    expiresAt: new Date(context.now().getTime() + VALID_MS),
    hmacSignatureSecret: keyFor(context.secret, 'robot check'),
    hmacKeySignatureSecret: keyFor(context.secret, 'robot check key'),
  });
  return { parameters: { ...parameters }, signature };
}

/** A genuine challenge that was solved, by its signature: it is good for one attempt, unless it was used before. */
export type Solved = Insertable<RobotCheckUsed>;

/** Returns the genuine challenge that the text solves; `null` where it solves none. */
export async function solvedChallenge(context: AppContext, text: string | undefined): Promise<Solved | null> {
  const parsed = readPayload(text);
  if (parsed === null) return null;
  const verifiedBy = async (secret: string) => {
    const { verified } = await verifySolution({
      challenge: parsed.challenge as unknown as Verification['challenge'],
      solution: parsed.solution,
      deriveKey,
      hmacSignatureSecret: keyFor(secret, 'robot check'),
      hmacKeySignatureSecret: keyFor(secret, 'robot check key'),
    });
    return verified;
  };
  let verified = await verifiedBy(context.secret);
  for (const older of context.olderSecrets) verified ||= await verifiedBy(older);
  // A challenge that was made by a clock that ran ahead would outlive the record of its use.
  const { expiresAt } = parsed.challenge.parameters;
  if (!verified || expiresAt * 1000 > latestBy(context.now(), VALID_MS).getTime()) return null;
  return {
    signature: parsed.challenge.signature,
    // The record is kept twice as long, because the challenge may stay valid longer by another server's clock.
    expires_at: new Date(context.now().getTime() + 2 * VALID_MS),
  };
}

/** The statement that marks a solved challenge as used; it returns a row only if it was not used before. */
export const redeeming = ({ signature, expires_at }: Solved) => sql`
  insert into robot_check_used (signature, expires_at) values (${signature}, ${expires_at}::timestamptz)
  on conflict do nothing returning ${UNFLUSHED}`;

function readPayload(text: string | undefined) {
  if (text === undefined) return null;
  try {
    return payload.parse(JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
  } catch {
    return null; // not a payload of the widget
  }
}
