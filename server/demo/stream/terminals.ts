import type { FeedNetwork, FeedTransaction } from '../../../contract/feed';
import { PROCESS } from '../../../contract/limits';
import { nextBusinessDay } from '../calendar';
import type { Chance } from '../chance';
import { demoNetwork } from '../network';
import { busyness, depositCents, hourWeights, type Kind, withdrawalCents, withdrawalShare } from '../rhythm';
import { secondOf } from '../span';

type Establishment = FeedNetwork['establishments'][number];

interface Shop extends Establishment {
  kind: Kind;
  size: number;
}

/** Shops that the demo does not know are like this one. */
const ORDINARY = { kind: 'market', size: 1 } as const;

/** Numbers that a terminal has had before the stream begins. */
const FIRST_NUMBER = { least: 100, most: 90_000 };

/** The terminals of a network while people use them: busier ones more often, and none whose shop is closed. */
export class Terminals {
  readonly #shops: Shop[];
  readonly #chance: Chance;
  readonly #numbers = new Map<string, number>();
  /** How busy each shop is, added up, in the hour that began then. */
  #hour = { began: '', weights: [0] };

  /** @param seed of the demo, whose shops keep their kinds */
  constructor({ establishments }: FeedNetwork, seed: number, chance: Chance) {
    const places = new Map(demoNetwork(seed).places.map((place) => [place.code, place]));
    this.#chance = chance;
    this.#shops = establishments
      .filter((shop) => [shop.terminals, shop.operators, shop.accounts].every(({ length }) => length > 0))
      .map((shop) => ({ ...(places.get(shop.cdEc) ?? ORDINARY), ...shop }));
  }

  /** Whether there is a terminal that anybody could use. */
  get isIdle(): boolean {
    return this.#shops.length === 0;
  }

  /** One more movement. @param moment `YYYY-MM-DDTHH:mm:ss` on the network's clocks */
  movement(moment: string): FeedTransaction {
    const chance = this.#chance;
    const date = moment.slice(0, 10);
    const shop = this.#busyShop(moment);
    const terminal = chance.pick(shop.terminals);
    const withdrawal = chance.happens(withdrawalShare(date));
    const cents = withdrawal ? withdrawalCents(chance) : depositCents(shop.kind, chance);
    return {
      numeroLogico: terminal,
      nsu: this.#nextNumber(terminal),
      capturedAt: moment,
      accountingDate: nextBusinessDay(date),
      processCode: withdrawal ? PROCESS.withdrawal : PROCESS.deposit,
      operatorCodeId: chance.pick(shop.operators),
      accountId: chance.pick(shop.accounts),
      amount: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
    };
  }

  #busyShop(moment: string): Shop {
    const began = moment.slice(0, 13);
    if (began !== this.#hour.began) this.#hour = { began, weights: this.#weightsAt(moment) };
    const { weights } = this.#hour;
    const drawn = this.#chance.next() * (weights.at(-1) ?? 0);
    // At an hour at which all are closed, somebody counts the till.
    return this.#shops[weights.findIndex((upTo) => drawn < upTo)] ?? this.#chance.pick(this.#shops);
  }

  #weightsAt(moment: string): number[] {
    const date = moment.slice(0, 10);
    const hour = Math.floor(secondOf(moment) / 3600);
    let sum = 0;
    return this.#shops.map(({ kind, size }) => {
      sum += size * busyness(kind, date) * (hourWeights(kind, date)[hour] ?? 0);
      return sum;
    });
  }

  #nextNumber(terminal: string): string {
    const { least, most } = FIRST_NUMBER;
    const next = (this.#numbers.get(terminal) ?? this.#chance.whole(least, most)) + 1;
    this.#numbers.set(terminal, next);
    return String(next % 1_000_000).padStart(6, '0');
  }
}
