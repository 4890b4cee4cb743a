import type { AppContext } from '../../../platform/context';
import { seal, unseal } from '../../../platform/credentials/sealed';

const PURPOSE = 'sftp server';

/** By what a subscription signs in to its server: one of the two. */
export interface Secret {
  password?: string | undefined;
  privateKey?: string | undefined;
}

export const sealSecret = (context: AppContext, { password, privateKey }: Secret): Buffer =>
  seal(context, PURPOSE, Buffer.from(JSON.stringify({ password, privateKey })));

/** @returns `null` where the key that it was sealed with is known no more; `stale`: it was sealed with an older one */
export function openSecret(context: AppContext, sealed: Buffer): { secret: Secret; stale: boolean } | null {
  const opened = unseal(context, PURPOSE, sealed);
  if (opened === null) return null;
  return { secret: JSON.parse(opened.plain.toString()) as Secret, stale: opened.stale };
}

/** So that an older key can be taken from PORTAL_SECRET without anybody having to enter passwords again. */
export async function sealAnew(context: AppContext): Promise<void> {
  if (context.olderSecrets.length === 0) return;
  const { db } = context.database;
  const rows = await db
    .selectFrom('subscription')
    .where('sealed', 'is not', null)
    .select(['id', 'sealed'])
    .execute();
  for (const { id, sealed } of rows) {
    const opened = sealed === null ? null : openSecret(context, sealed);
    if (!opened?.stale) continue;
    await db
      .updateTable('subscription')
      .set({ sealed: sealSecret(context, opened.secret) })
      .where('id', '=', id)
      // Its owner may have entered another one meanwhile.
      .where('sealed', '=', sealed)
      .execute();
  }
}
