import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addSeconds, lightFormat } from 'date-fns';
import type { FeedCancellation, FeedReply, FeedTransaction } from '../../../contract/feed';
import type { Chance } from '../chance';
import type { Gateway } from './gateway';
import type { Terminals } from './terminals';

/** What happens in a network now and then, as shares. */
const SHARES = { offline: 0.03, cancelled: 0.01, repeated: 0.04 };
/** For how many seconds a terminal is offline, and after how many a movement is cancelled. */
const OFFLINE = { least: 5, most: 120 };
const CANCELLED_AFTER = { least: 20, most: 300 };

/** What was sent so far, by what the server said of it. */
interface Sent {
  stored: number;
  known: number;
  refused: number;
  cancelled: number;
}

/**
 * A stream as a gateway has it: most movements arrive at once, some late, some twice because an answer was lost, and
 * a few are cancelled soon after.
 */
export class Stream {
  readonly sent: Sent = { stored: 0, known: 0, refused: 0, cancelled: 0 };
  readonly #gateway: Gateway;
  readonly #terminals: Terminals;
  readonly #chance: Chance;
  /** By the moment at which each is due. */
  #late: { due: string; row: FeedTransaction }[] = [];
  #regretted: FeedCancellation[] = [];
  #owed = 0;

  constructor(gateway: Gateway, terminals: Terminals, chance: Chance) {
    this.#gateway = gateway;
    this.#terminals = terminals;
    this.#chance = chance;
  }

  /**
   * Lives through a stretch of time and sends what falls into it.
   * @param count how many movements it has on average
   * @param now what the network's clocks show at its end
   * @returns the newest answer, `null` where nothing was due
   */
  async live(count: number, now: string): Promise<FeedReply | null> {
    this.#owed += count * 2 * this.#chance.next();
    const rows = this.#arrived(now);
    for (; this.#owed >= 1; this.#owed -= 1) {
      const row = this.#terminals.movement(now);
      if (this.#chance.happens(SHARES.offline))
        this.#late.push({ due: later(now, this.#within(OFFLINE)), row });
      else rows.push(row);
    }
    await this.#cancel(now);
    return rows.length === 0 ? null : this.#send(rows);
  }

  /** Sends what is still held back by terminals that are offline. */
  async end(): Promise<void> {
    const rows = this.#late.map(({ row }) => row);
    this.#late = [];
    if (rows.length > 0) await this.#send(rows);
  }

  #arrived(now: string): FeedTransaction[] {
    const arrived = this.#late.filter(({ due }) => due <= now).map(({ row }) => row);
    this.#late = this.#late.filter(({ due }) => due > now);
    return arrived;
  }

  async #send(rows: FeedTransaction[]): Promise<FeedReply> {
    const reply = await this.#gateway.send(rows);
    this.#note(reply);
    if (this.#chance.happens(SHARES.repeated)) this.#note(await this.#gateway.send(rows));
    for (const [index, { numeroLogico, nsu, capturedAt }] of rows.entries()) {
      if (reply.outcomes[index] !== 'stored' || !this.#chance.happens(SHARES.cancelled)) continue;
      const cancelledAt = later(capturedAt, this.#within(CANCELLED_AFTER));
      this.#regretted.push({ numeroLogico, nsu, capturedAt, cancelledAt });
    }
    return reply;
  }

  async #cancel(now: string): Promise<void> {
    const due = this.#regretted.filter(({ cancelledAt }) => cancelledAt <= now);
    if (due.length === 0) return;
    this.#regretted = this.#regretted.filter(({ cancelledAt }) => cancelledAt > now);
    const { stored } = await this.#gateway.cancel(due);
    this.sent.cancelled += stored;
  }

  #note({ stored, known, refused }: FeedReply): void {
    this.sent.stored += stored;
    this.sent.known += known;
    this.sent.refused += refused;
  }

  #within({ least, most }: { least: number; most: number }): number {
    return this.#chance.whole(least, most);
  }
}

/** So many seconds after a moment of the network's clocks. */
export function later(moment: string, seconds: number): string {
  // Zones do not matter: both ends are texts of the same clock.
  return lightFormat(addSeconds(new UTCDateMini(`${moment}Z`), seconds), "yyyy-MM-dd'T'HH:mm:ss");
}
