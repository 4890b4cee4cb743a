import type { Level } from '../../../contract/access';
import type { FileFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import type { SentScreen } from '../../../contract/subscription-settings';
import type { Db } from '../../platform/db/connections';
import type { Scope } from '../../platform/principal/scope';

/** A saved view as the address that it stands for. */
export interface ViewContent {
  /** The values of its filter. */
  filter: object;
  /** The further parameters. */
  more: URLSearchParams;
}

/** For whom and when a view is made into a file. */
export interface SentWhen {
  /** `YYYY-MM-DD`: a period in words goes by it. */
  today: string;
  /** The delivery at which the file stands; 0: nothing has arrived. */
  position: number;
  level: Level;
}

/** What the rows of a file come to; decimal texts. */
export interface Control {
  rows: number;
  deposits: string;
  /** A positive number. */
  withdrawals: string;
}

interface Asking {
  trx: Db;
  /** As `request` has made it. */
  request: unknown;
  scope: Scope;
  language: Language;
  at: Date;
  timeZone: string;
}

/** How saved views of a source's screens become files without anybody who asks for them (decision 116). */
export interface Sends {
  /** The screen whose views it sends. */
  readonly screen: SentScreen;
  readonly formats: readonly FileFormat[];
  /** Tells whether a view shows what the source makes files of. */
  takes(view: ViewContent): boolean;
  /**
   * The request as a ticket keeps it.
   * @throws HttpError 400 for a filter that cannot be read, or a period that a file may not have
   */
  request(view: ViewContent, when: SentWhen): object;
  /**
   * What the file of a request comes to, as it is made at its delivery.
   * @throws HttpError where the scope does not cover the request
   */
  control(asking: Asking): Promise<Control>;
}
