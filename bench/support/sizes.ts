/** How much is measured, and for how long. */
export interface Sizes {
  banks: number;
  users: number;
  /** Operator codes, requests for them, accounts and groupers, each. */
  resources: number;
  workOrders: number;
  /** Rows of a file of report viewers, and people that are switched off at once. */
  importedRows: number;
  bulkRows: number;
  /** How much of the largest request that the contract allows is sent: 1 is all of it. */
  largest: number;
  /** Transactions of the two networks that a statement and a dashboard are compared on … */
  small: number;
  large: number;
  /** … and of the one on which a dashboard is compared with adding up its rows. */
  middle: number;
  /** Rows of the files that are measured: CSV and XLSX, XLS, PDF. */
  exportedRows: number;
  xlsRows: number;
  pdfRows: number;
  /** Transactions of the network that the feed writes to, and rows of each of its rounds. */
  feed: number;
  feedRows: number;
  /** Transactions of the day that a program reads. */
  apiRows: number;
  /** Events of security that are sent to a receiver. */
  events: number;
  /** Milliseconds of the soak. */
  soakMs: number;
  /** Calls of each statement. */
  calls: number;
  /** Times that each interaction is measured, after a first one. */
  interactions: number;
  /** Each side has so many, in turn; the median counts. */
  rounds: number;
  roundMs: number;
  warmUpMs: number;
}

export const FULL: Sizes = {
  banks: 100_000,
  users: 100_000,
  resources: 100_000,
  workOrders: 100_000,
  importedRows: 5000,
  bulkRows: 10_000,
  largest: 1,
  small: 100_000,
  large: 10_000_000,
  middle: 1_000_000,
  exportedRows: 1_000_000,
  xlsRows: 100_000,
  // The most that a PDF may hold is 50,000; those of the last second come with them.
  pdfRows: 49_900,
  feed: 30_000,
  feedRows: 50_000,
  apiRows: 100_000,
  events: 10_000,
  soakMs: 120_000,
  calls: 60,
  interactions: 5,
  rounds: 5,
  roundMs: 3000,
  warmUpMs: 5000,
};

export const QUICK: Sizes = {
  banks: 2000,
  users: 2000,
  resources: 4000,
  workOrders: 4000,
  importedRows: 200,
  bulkRows: 1000,
  largest: 0.1,
  small: 6000,
  large: 60_000,
  middle: 20_000,
  exportedRows: 5000,
  xlsRows: 2000,
  pdfRows: 500,
  feed: 3000,
  feedRows: 5000,
  apiRows: 5000,
  events: 2000,
  soakMs: 8000,
  calls: 10,
  interactions: 1,
  rounds: 2,
  roundMs: 500,
  warmUpMs: 300,
};
