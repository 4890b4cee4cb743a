/** What the client in `program/` is asked. It knows nothing else of this project but what the document says. */
export interface Asked {
  address: string;
  clientId: string;
  clientSecret: string;
  accountingDate: string;
  /** Rows a page. */
  limit: number;
}

interface Row {
  event: 'transaction' | 'cancellation';
  nsu: string;
  amount: number;
}

interface Movement {
  count: number;
  sum: number;
}

/** What it has read. */
export interface Reconciled {
  establishments: string[];
  ofDay: Row[];
  arrived: Row[];
  totals: { establishment: string; deposits: Movement; withdrawals: Movement }[];
}
