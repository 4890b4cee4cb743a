import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { FALLBACK_LANGUAGE, type Language, languages } from '../../../contract/languages';
import type { AppContext } from '../../platform/context';
import type { Db } from '../../platform/db/connections';
import type { JobKind } from '../../platform/jobs/kind';
import { enqueue } from '../../platform/jobs/store';

const mail = z.strictObject({
  /** The id of the mail: a job that runs twice sends the same one. */
  id: z.uuid(),
  user: z.int(),
  what: z.enum([
    'added',
    'removed',
    'reset',
    'passkeyAdded',
    'passkeyRemoved',
    'passkeyCopied',
    'wrongCodes',
  ]),
  /** The name of the passkey. */
  passkey: z.string().optional(),
  /** True where no second factor is left. */
  last: z.boolean().optional(),
  /** True where the password signs nobody in without one, so that another one has to be set. */
  newPassword: z.boolean().optional(),
  /** The last wrong code came from there. */
  address: z.string().optional(),
  at: z.iso.datetime(),
  language: z.enum(languages),
});
type FactorMail = z.infer<typeof mail>;

/** Tells a person by mail of a change of the second factors, or of wrong codes after the right password. It is attempted for about a day. */
export const factorMail: JobKind<FactorMail> = {
  name: 'factorMail',
  payload: mail,
  attempts: 100,
  seconds: 60,
};

/**
 * Tells a person by mail of what has happened to the second factors.
 * @param language absent: that in which the person signed in last, because somebody else may have caused it
 */
export async function tellOfFactor(
  trx: Db,
  { now }: Pick<AppContext, 'now'>,
  { id, language }: { id: number; language?: Language },
  said: Pick<FactorMail, 'what' | 'passkey' | 'last' | 'newPassword' | 'address'>,
): Promise<void> {
  const at = now();
  const spoken = language ?? (await lastLanguageOf(trx, id));
  await enqueue(
    trx,
    factorMail,
    { id: randomUUID(), user: id, ...said, language: spoken, at: at.toISOString() },
    at,
  );
}

async function lastLanguageOf(trx: Db, userId: number): Promise<Language> {
  const last = await trx
    .selectFrom('user_session')
    .where('user_id', '=', userId)
    .where('language', 'is not', null)
    .orderBy('started_at', 'desc')
    .select('language')
    .limit(1)
    .executeTakeFirst();
  return last?.language ?? FALLBACK_LANGUAGE;
}
