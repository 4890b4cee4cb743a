import { API } from '../../../contract/limits';
import { WEBHOOK } from '../../../contract/webhooks';
import type { AppContext } from '../context';
import { defineSettings, readBy } from '../settings';
import { daysBefore } from '../time/clocks';

/** Ten years, as no law asks for more. */
const MOST_DAYS = 3653;

/** How many days something is kept. */
interface Period {
  /** Where the deployment says nothing else. */
  readonly days: number;
  readonly least: number;
  readonly most: number;
}

const period = (days: number, { least = 1, most = MOST_DAYS } = {}): Period => ({ days, least, most });

/**
 * What a deployment may decide about (decision 108). Evidence of money, the trail and former passwords are not here, nor
 * is what is a rule of a sign-in rather than a record of it.
 */
export const retention = {
  /** After the sign-in; one that goes on stays. Whoever looks into a case has a month at least. */
  sessions: period(400, { least: 30 }),
  /** Of programs, by day. The console shows so many. */
  calls: period(90, { least: API.shownDays }),
  /** Of events to programs, whose documentation says that these can be sent again for so long. */
  deliveries: period(WEBHOOK.days, { least: WEBHOOK.days }),
  /** Bulk work, which can be undone until then: the manuals say so of thirty days. */
  bulk: period(30, { least: 30 }),
  /** Rows of imported files, since their preview. */
  imports: period(7),
  /** Jobs that have failed for good. */
  jobs: period(30),
  /** Digests of files: three years, in which a leap day may lie. A statement goes a year back. */
  exports: period(3 * 366, { least: 366 }),
  /** Links of mails, after their end. */
  links: period(30),
  /** Noted events, and how far the stream goes back. */
  security_events: period(400),
  /** Of subscriptions: links of their mails work for so long. */
  sendings: period(90, { least: 30 }),
  /** Mails that were written to the data folder. */
  outbox: period(30),
} as const satisfies Record<string, Period>;

export type Kept = keyof typeof retention;

const names = Object.keys(retention) as Kept[];

/**
 * Reads `sessions=200,calls=30`; what is not named is kept as ever.
 * @throws Error with what is wrong, by its name
 */
function periodsIn(text: string): Partial<Record<Kept, number>> {
  const read: Partial<Record<Kept, number>> = {};
  for (const part of text.split(',')) {
    const [said = '', days = '', ...more] = part.split('=').map((word) => word.trim());
    const name = names.find((known) => known === said);
    if (name === undefined)
      throw new Error(`names "${said}", which is none of ${names.join(', ')}, as in sessions=200,calls=30`);
    if (read[name] !== undefined) throw new Error(`names ${name} twice`);
    const { least, most } = retention[name];
    const count = /^\d{1,5}$/.test(days) && more.length === 0 ? Number(days) : Number.NaN;
    if (!(count >= least && count <= most))
      throw new Error(`says of ${name} what is no whole number of days from ${least} to ${most}`);
    read[name] = count;
  }
  return read;
}

/** `PORTAL_RETENTION`: how many days what is kept. */
export const retentionSettings = defineSettings({
  variables: { PORTAL_RETENTION: readBy(periodsIn).optional() },
  read: ({ PORTAL_RETENTION: set = {} }): Readonly<Record<Kept, number>> => {
    const days = Object.fromEntries(names.map((name) => [name, set[name] ?? retention[name].days]));
    return days as Record<Kept, number>;
  },
});

/** The moment before which something is over. */
export const keptSince = ({ config, now }: Pick<AppContext, 'config' | 'now'>, what: Kept): Date =>
  daysBefore(now(), config.of(retentionSettings)[what]);
