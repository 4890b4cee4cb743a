import type { BulkTarget } from './bulk/target';
import type { Config } from './config';
import type { ExportSource } from './exports/source';
import type { Serve } from './http/serve';
import type { ImportTarget } from './imports/target';
import type { Work } from './jobs/kind';
import type { ListExport } from './list-exports/source';
import type { Post } from './mail/letter';
import type { Portal } from './portal';
import type { ReportPlaces } from './report-places';
import type { TokenSigner } from './session/tokens';

/** What the areas of a running server share. */
export interface Shared {
  readonly signer: TokenSigner;
  readonly reports: ReportPlaces;
}

/** The way that letters take, and where people reach the portal that their links lead to. */
export interface Mailing {
  readonly post: Post;
  readonly site: string;
}

/** What an area of the portal brings along. `areas.ts` lists them all; nothing else names them one by one. */
export interface Area {
  /** Serves its calls. */
  routes?(serve: Serve, portal: Portal, shared: Shared): void;
  /** Its lists that leave as files. */
  readonly lists?: readonly ListExport[];
  /** Its reports that leave as files, by the kind of their tickets. */
  reports?(config: Config): Readonly<Record<string, ExportSource>>;
  /** Its records that can be imported. */
  readonly imports?: readonly ImportTarget[];
  /** Its records that can be worked on in bulk. */
  readonly bulk?: readonly BulkTarget[];
  /** How its jobs are done. */
  jobs?(portal: Portal, mailing: Mailing): Work[];
  /** Throws out what it remembers only for a while. */
  forget?(portal: Portal): Promise<void>;
}
