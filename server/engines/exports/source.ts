import type { ScreenPath } from '../../../contract/access';
import type { FileFormat } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import type { MessageKey } from '../../../i18n/server';
import type { Scope } from '../../platform/principal/scope';
import type { Read } from './reading';
import type { Sends } from './sends';
import type { ExportTable, Row } from './table';

/** What a source is given when its file is fetched. */
export interface Fetching {
  /** The request as the ticket kept it, as JSON has it. */
  request: unknown;
  /** Of the session that fetches, at this moment. */
  scope: Scope;
  language: Language;
  format: FileFormat;
  read: Read;
  /** The moment at which the file is made. */
  at: Date;
  /** Whose clocks the network goes by. */
  timeZone: string;
}

/** A list or report that can leave as a file. */
export interface ExportSource {
  /** What its files are called; in the language of whoever reads of them. */
  readonly title: MessageKey;
  /** What its files are named by, ASCII; absent: they are reports. */
  readonly fileName?: string;
  /** Who may open one of these screens may fetch it. */
  readonly screens: readonly ScreenPath[];
  /** How saved views become files that are sent by themselves; absent: they do not. */
  readonly sends?: Sends;
  /** @throws HttpError where the scope no longer covers the request */
  table(fetching: Fetching): Promise<ExportTable>;
  /** The rows of an earlier file, and what has become of them; absent: they are records, which have no past. */
  past?(asking: Then): Past;
}

/** Which file was made, and up to which delivery. */
export interface Then extends Pick<Fetching, 'request' | 'language' | 'read'> {
  /** Whose rows were in it: `ExportTable.past`. */
  scope: Scope;
  position: number;
}

/** Rows that have arrived or been cancelled since: how many, and the first of them. */
export interface Since {
  count: number;
  rows: readonly Row[];
}

export interface Past {
  /** As they were then, but for names, which are those of now. */
  rows(): AsyncGenerator<readonly Row[]>;
  /** @param most rows that are listed of each */
  since(most: number): Promise<{ arrived: Since; cancelled: Since }>;
}
