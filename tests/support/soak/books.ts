import type { ApiTransaction } from '../../../contract/api-transactions';
import { centsText, toCents } from '../../../contract/money';

/** What a client has in its books that takes each event as it comes. */
export class Books {
  events = 0;
  readonly #amounts = new Map<string, string>();
  readonly #cancelled = new Set<string>();

  /** Transactions that count. */
  get rows(): number {
    return this.#amounts.size;
  }

  /** @throws Error for an event that was there already, or cancels what never was */
  take({ event, terminal, nsu, capturedAt, amount }: ApiTransaction): void {
    this.events += 1;
    const key = [terminal, nsu, capturedAt].join(' ');
    if (event === 'transaction') {
      if (this.#amounts.has(key) || this.#cancelled.has(key)) throw new Error(`${key} came twice`);
      this.#amounts.set(key, centsText(toCents(amount)));
    } else {
      if (!this.#amounts.delete(key)) throw new Error(`${key} was cancelled and is not there`);
      this.#cancelled.add(key);
    }
  }

  /** @throws Error unless these are its rows */
  same(wanted: ReadonlyMap<string, string>): void {
    for (const [key, amount] of wanted) {
      const own = this.#amounts.get(key);
      if (own !== amount)
        throw new Error(`${key} is ${amount}, in the books of the client ${own ?? 'missing'}`);
    }
    if (wanted.size !== this.rows) throw new Error(`There are ${wanted.size} rows, not ${this.rows}`);
  }
}
