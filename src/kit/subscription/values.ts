import { type FileFormat, isBankFormat } from '../../../contract/exports';
import type { NamedPerson } from '../../../contract/named-person';
import type { BodyOf } from '../../../contract/operation';
import {
  isTimed,
  type Receiver,
  type Rhythm,
  type Schedule,
  type SftpGiven,
  type SubscriptionChannel,
} from '../../../contract/subscription-settings';
import { type createSubscription, type Subscription } from '../../../contract/subscriptions';

/** What the form of a subscription holds, of all channels and rhythms, so that a change of mind loses nothing. */
export interface SubscriptionValues {
  format: FileFormat;
  rhythm: Rhythm;
  /** `HH:mm` on the network's clocks. */
  time: string;
  /** 1 is Monday. */
  weekday: number;
  /** Of the month; 31 is the last one. */
  day: number;
  channel: SubscriptionChannel;
  /** The key of the receiver of events; empty: none was chosen. */
  webhook: string;
  /** Of a bank file: whether it is the next one of the account's series. */
  numbered: boolean;
  recipients: NamedPerson[];
  attached: boolean;
  /** True where period and scope stand in the names of files. */
  namedFiles: boolean;
  host: string;
  /** As it was typed. */
  port: string;
  user: string;
  folder: string;
  by: 'password' | 'privateKey';
  /** The password or the private key; empty: the stored one. */
  secret: string;
  /** The key of the host that the person has confirmed; empty: none. */
  hostKey: string;
  /** True where that key holds for the person's other subscriptions to the same server as well. */
  everywhere: boolean;
}

/** The fields under which something can be wrong. */
export type ProblemField = 'recipients' | 'host' | 'port' | 'user' | 'secret' | 'hostKey' | 'webhook';

const SFTP_PORT = 22;

/** Everything that a new subscription begins with, but for its form and its recipients. */
const usual: Omit<SubscriptionValues, 'format' | 'recipients'> = {
  rhythm: 'businessDays',
  time: '07:00',
  weekday: 1,
  day: 1,
  channel: 'mail',
  webhook: '',
  numbered: true,
  attached: false,
  namedFiles: false,
  host: '',
  port: String(SFTP_PORT),
  user: '',
  folder: '',
  by: 'password',
  secret: '',
  hostKey: '',
  everywhere: false,
};

/** The form of a new subscription. */
export const newValues = (
  format: FileFormat,
  recipients: NamedPerson[],
  receivers: readonly Receiver[] | null,
): SubscriptionValues => ({
  ...usual,
  format,
  recipients,
  // Most have one.
  webhook: receivers?.length === 1 ? String(receivers[0]?.id) : '',
});

/** The form of a subscription as it is stored. */
export function valuesOf(stored: Subscription): SubscriptionValues {
  const { rhythm, time = usual.time, weekday = usual.weekday, day = usual.day } = stored.schedule;
  const { sftp } = stored;
  return {
    ...usual,
    format: stored.format,
    rhythm,
    time,
    weekday,
    day,
    channel: stored.channel,
    webhook: String(stored.webhook?.id ?? ''),
    numbered: isBankFormat(stored.format) ? stored.numbered : usual.numbered,
    recipients: stored.recipients,
    attached: stored.attached,
    // A server of the version before knows nothing of it.
    namedFiles: stored.namedFiles ?? false,
    ...(sftp !== null && {
      host: sftp.host,
      port: String(sftp.port),
      user: sftp.user,
      folder: sftp.folder,
      by: sftp.by,
      hostKey: sftp.hostKey,
    }),
  };
}

/** When it is sent, as the calls take it: with what its rhythm asks for alone. */
export const scheduleOf = ({ rhythm, time, weekday, day }: SubscriptionValues): Schedule => ({
  rhythm,
  ...(isTimed(rhythm) && { time }),
  ...(rhythm === 'weekly' && { weekday }),
  ...(rhythm === 'monthly' && { day }),
});

/** The server as the calls take it. */
export function sftpOf({ host, port, user, folder, by, secret, hostKey }: SubscriptionValues): SftpGiven {
  return {
    host: host.trim(),
    port: Number(port),
    user: user.trim(),
    folder: folder.trim(),
    ...(secret !== '' && { [by]: secret }),
    ...(hostKey !== '' && { hostKey }),
  };
}

/** What is saved. A server of which nothing was changed is not sent, so that nobody has to reach it. */
export function settingsOf(
  values: SubscriptionValues,
  stored: Subscription | null,
): Omit<BodyOf<typeof createSubscription>, 'view'> {
  const { format, channel, recipients, attached, webhook, numbered, namedFiles } = values;
  return {
    format,
    schedule: scheduleOf(values),
    channel,
    recipients: channel === 'mail' ? recipients.map(({ id }) => id) : [],
    attached: channel === 'mail' && attached,
    // A server of the version before does not take what it does not know.
    ...(namedFiles !== (stored?.namedFiles ?? false) && { namedFiles }),
    ...(isBankFormat(format) && { numbered }),
    ...(channel === 'sftp' &&
      !isStoredServer(values, stored) && {
        sftp: { ...sftpOf(values), ...(values.everywhere && { everywhere: true }) },
      }),
    ...(channel === 'webhook' && { webhook: Number(webhook) }),
  };
}

/** Tells whether the stored password or key is that of the server in the form: it is kept for the same one alone. */
export const keepsSecret = (
  { host, port, user, by }: SubscriptionValues,
  stored: Subscription | null,
): boolean =>
  stored?.sftp != null &&
  stored.sftp.host === host.trim() &&
  stored.sftp.port === Number(port) &&
  stored.sftp.user === user.trim() &&
  stored.sftp.by === by;

/** Tells whether the form has the stored server as it is. */
const isStoredServer = (values: SubscriptionValues, stored: Subscription | null): boolean =>
  keepsSecret(values, stored) &&
  values.secret === '' &&
  values.folder.trim() === stored?.sftp?.folder &&
  values.hostKey === stored.sftp.hostKey;

/**
 * Tells what is missing before the server can be asked, by field; keys of texts.
 * @param checking whether the SFTP server is only to be looked at
 */
export function problemsOf(
  values: SubscriptionValues,
  stored: Subscription | null,
  checking = false,
): Partial<Record<ProblemField, string>> {
  const { channel, recipients, host, port, user, secret, hostKey, webhook } = values;
  const wrong: Record<ProblemField, boolean> = {
    recipients: channel === 'mail' && recipients.length === 0,
    host: channel === 'sftp' && host.trim() === '',
    port: channel === 'sftp' && !isPort(port),
    user: channel === 'sftp' && user.trim() === '',
    secret: channel === 'sftp' && secret === '' && !keepsSecret(values, stored),
    hostKey: channel === 'sftp' && !checking && hostKey === '',
    webhook: channel === 'webhook' && webhook === '',
  };
  const fields = Object.keys(wrong) as ProblemField[];
  return Object.fromEntries(
    fields.filter((field) => wrong[field]).map((field) => [field, `subscriptions.form.problems.${field}`]),
  );
}

const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= 65_535;
