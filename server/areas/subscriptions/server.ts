import type { BodyOf, ReplyOf } from '../../../contract/operation';
import type { SendingReason } from '../../../contract/sendings';
import type { SftpGiven } from '../../../contract/subscription-settings';
import type { checkSftp } from '../../../contract/subscriptions';
import type { MessageKey } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import { HttpError, invalid } from '../../platform/errors/http-error';
import { reachOf } from '../../platform/http/reach';
import type { Person } from '../../platform/principal/principal';
import { assertNotTooOften } from './often';
import { countOthers } from './pin-everywhere';
import { subscriptionSettings } from './settings';
import { assertFolder } from './sftp/put';
import { openSecret, type Secret, sealSecret } from './sftp/secret';
import { OtherKey, openSftp, SftpProblem, type Target, targetProblem } from './sftp/session';
import { noSubscription, type StoredSubscription } from './stored';

/** The columns of a server that was signed in to. */
export interface CheckedServer {
  host: string;
  port: number;
  sftp_user: string;
  folder: string;
  sealed: Buffer;
  signs_in_by: 'password' | 'privateKey';
  host_key: string;
}

type Stored = Pick<StoredSubscription, 'host' | 'port' | 'sftp_user' | 'sealed' | 'host_key'>;

/** At which field of the form what is wrong with a server stands. */
const fieldOf = (reason: SendingReason, { password }: Secret): string => {
  switch (reason) {
    case 'signIn':
      return password === undefined ? 'privateKey' : 'password';
    case 'folder':
    case 'full':
      return 'folder';
    default:
      return 'host';
  }
};

const targetTexts: Record<
  NonNullable<ReturnType<typeof targetProblem>>,
  [field: string, text: MessageKey]
> = {
  noHost: ['host', 'subscriptionReplies.problems.noHost'],
  private: ['host', 'subscriptions.reasons.address'],
  port: ['port', 'subscriptionReplies.problems.port'],
};

/** Tells whether a server is the one that is stored, so that what is stored of it holds. */
const isStored = (given: SftpGiven, stored: Stored | null): stored is Stored =>
  stored !== null && stored.host === given.host && stored.port === given.port;

/**
 * The secret that is given, or the stored one, with what is stored of it.
 * @throws HttpError 400 where neither is given, or both, or what was stored cannot be read any more
 */
function secretOf(
  context: AppContext,
  given: SftpGiven,
  stored: Stored | null,
): { secret: Secret; sealed: Buffer } {
  const { password, privateKey } = given;
  if (password !== undefined && privateKey !== undefined)
    throw invalid('subscriptionReplies.problems.oneSecret', {
      password: 'subscriptionReplies.problems.oneSecret',
    });
  if (password !== undefined || privateKey !== undefined) {
    const secret = { password, privateKey };
    return { secret, sealed: sealSecret(context, secret) };
  }
  // Another user, or another host, is not told the secret of this one.
  if (isStored(given, stored) && stored.sftp_user === given.user && stored.sealed !== null) {
    const opened = openSecret(context, stored.sealed);
    if (opened !== null) return { secret: opened.secret, sealed: stored.sealed };
  }
  throw invalid('subscriptionReplies.problems.secret', { password: 'subscriptionReplies.problems.secret' });
}

const otherKey = () => invalid('errors.validation', { hostKey: 'subscriptions.reasons.hostKey' });

interface Looking {
  person: Person;
  /** The server that a subscription has by now: its secret and its pinned key hold for the same host. */
  stored: Stored | null;
  signal: AbortSignal;
}

/**
 * Signs in to a server, and looks at its folder.
 * @returns what is stored of it, with the key that it has shown
 * @throws HttpError 400 at the field that is wrong, 429 for too many
 */
export async function checkedServer(
  context: AppContext,
  given: SftpGiven,
  looking: Looking,
): Promise<CheckedServer> {
  const server = await signedIn(context, given, looking);
  if (server instanceof OtherKey) throw otherKey();
  return server;
}

/**
 * The same. Where the host has another key than the one that was accepted or pinned, nobody signs in.
 * @throws HttpError 400 at the field that is wrong
 */
async function signedIn(
  context: AppContext,
  given: SftpGiven,
  { person, stored, signal }: Looking,
): Promise<CheckedServer | OtherKey> {
  await assertNotTooOften(context, person);
  const { opened } = context.config.of(subscriptionSettings);
  const reach = reachOf(opened);
  if (context.config.outbound === false) throw new HttpError(409, 'subscriptions.reasons.outboundOff');
  const problem = targetProblem(given, reach, opened.length > 0);
  if (problem !== null) {
    const [field, text] = targetTexts[problem];
    throw invalid('errors.validation', { [field]: text });
  }
  const { secret, sealed } = secretOf(context, given, stored);
  const pinned = given.hostKey ?? (isStored(given, stored) ? stored.host_key : null);
  const { host, port, user, folder } = given;
  const target: Target = { host, port, user, folder };
  try {
    const session = await openSftp(target, secret, { reach, pinned, signal });
    try {
      await session.run((sftp) => assertFolder(sftp, target));
    } finally {
      await session.close();
    }
    return {
      host,
      port,
      sftp_user: user,
      folder,
      sealed,
      signs_in_by: secret.password === undefined ? 'privateKey' : 'password',
      host_key: session.hostKey,
    };
  } catch (error) {
    if (error instanceof OtherKey) return error;
    if (!(error instanceof SftpProblem)) throw error;
    const field = fieldOf(error.reason, secret);
    throw invalid('errors.validation', { [field]: `subscriptions.reasons.${error.reason}` });
  }
}

/**
 * Looks whether a server can be signed in to, and which key its host shows.
 * @throws HttpError as `checkedServer`, 404 for a subscription of others
 */
export async function lookAtServer(
  context: AppContext,
  person: Person,
  { subscription, ...given }: BodyOf<typeof checkSftp>,
  signal: AbortSignal,
): Promise<ReplyOf<typeof checkSftp>> {
  const stored = subscription === undefined ? null : await storedServer(context, person, subscription);
  const server = await signedIn(context, given, { person, stored, signal });
  if (server instanceof OtherKey) {
    if (given.hostKey !== undefined) throw otherKey();
    const others = await countOthers(
      context.database.db,
      person,
      { ...given, host_key: server.shown },
      subscription ?? null,
    );
    return { hostKey: server.shown, changed: true, others };
  }
  const { host_key: hostKey } = server;
  const others = await countOthers(context.database.db, person, server, subscription ?? null);
  return { hostKey, changed: isStored(given, stored) && stored.host_key !== hostKey, others };
}

async function storedServer({ database }: AppContext, person: Person, id: string): Promise<Stored> {
  const found = await database.db
    .selectFrom('subscription')
    .where('id', '=', id)
    .where('owner_id', '=', person.id)
    .select(['host', 'port', 'sftp_user', 'sealed', 'host_key'])
    .executeTakeFirst();
  if (found === undefined) throw noSubscription();
  return found;
}
