/** How much is measured, and for how long. */
export interface Sizes {
  banks: number;
  /** Transactions of the two networks that a statement is compared on. */
  small: number;
  large: number;
  exportedRows: number;
  /** Transactions of the network that the feed writes to, and rows of each of its rounds. */
  feed: number;
  feedRows: number;
  /** Calls of each statement. */
  calls: number;
  /** Each side has so many, in turn; the median counts. */
  rounds: number;
  roundMs: number;
  warmUpMs: number;
}

export const FULL: Sizes = {
  banks: 100_000,
  small: 60_000,
  large: 1_000_000,
  exportedRows: 100_000,
  feed: 30_000,
  feedRows: 50_000,
  calls: 60,
  rounds: 5,
  roundMs: 3000,
  warmUpMs: 5000,
};

export const QUICK: Sizes = {
  banks: 2000,
  small: 6000,
  large: 60_000,
  exportedRows: 5000,
  feed: 3000,
  feedRows: 5000,
  calls: 10,
  rounds: 2,
  roundMs: 500,
  warmUpMs: 300,
};
