import type { FirstCalls } from '../contract/first-calls';
import type { BulkTarget } from './engines/bulk/target';
import type { FileMaker } from './engines/exports/maker';
import type { ExportSource } from './engines/exports/source';
import type { Finder } from './engines/find/define';
import type { AnyAccessSource } from './engines/grants/source';
import type { ImportTarget } from './engines/imports/target';
import type { List } from './engines/lists/define';
import type { Notice } from './engines/notices/define';
import type { Task } from './engines/today/define';
import type { Provision } from './network/sign-on/provision';
import type { RecordName } from './platform/audit/record-name';
import type { ReportSemaphore } from './platform/concurrency/report-semaphore';
import type { Config } from './platform/config';
import type { AppContext, Log } from './platform/context';
import type { Serve } from './platform/http/serve';
import type { JobHandler } from './platform/jobs/kind';
import type { Routine } from './platform/jobs/routine';
import type { Post } from './platform/mail/letter';
import type { ClientUse } from './platform/principal/client-use';
import type { TokenSigner } from './platform/principal/tokens';

/** Areas bring this along for others of them. */
export interface Brought {
  readonly recordNames: readonly RecordName[];
  /** Every kind of notice. */
  readonly notices: readonly Notice[];
  /** Everything that can need a person. */
  readonly tasks: readonly Task[];
  /** Everything that finds records by what is typed. */
  readonly finders: readonly Finder[];
  /** Writes people as providers of OpenID Connect have them. */
  readonly provision: Provision;
}

/** What the areas of a running server share. */
export interface Shared extends Brought {
  readonly signer: TokenSigner;
  readonly reports: ReportSemaphore;
  readonly clientUse: ClientUse;
  readonly files: FileMaker;
  /** Whatever leaves as a file, by the kind of its tickets. */
  readonly sources: Readonly<Record<string, ExportSource>>;
  readonly log: Log;
  /** The OpenAPI document of all calls, once all of them are served. */
  describe(): object;
}

/** The way that letters take, and where people reach the portal that their links lead to. */
export interface Mailing {
  readonly post: Post;
  readonly site: string;
}

/** Makes files of every source, also for those who do not wait for them. */
export interface Making {
  readonly files: FileMaker;
  /** By the kind of their tickets. */
  readonly sources: Readonly<Record<string, ExportSource>>;
}

/** What an area of the portal brings along. `areas.ts` lists them all; nothing else names them one by one. */
export interface Area {
  /** Serves its calls. */
  routes?(serve: Serve, context: AppContext, shared: Shared): void;
  /** Its lists: pages of a screen that leave as files. */
  readonly lists?: readonly List[];
  /** Pages that show no list make these calls as soon as they are opened. */
  readonly firstCalls?: FirstCalls;
  /** Its reports that leave as files, by the kind of their tickets. */
  reports?(config: Config, brought: Brought): Readonly<Record<string, ExportSource>>;
  /** Its records that can be imported. */
  readonly imports?: readonly ImportTarget[];
  /** Its records that can be worked on in bulk. */
  readonly bulk?: readonly BulkTarget[];
  /** Its ways to change what people have access to, beside bulk work and imports. */
  readonly access?: readonly AnyAccessSource[];
  /** Tells how its records are called in the audit trail. */
  readonly recordNames?: readonly RecordName[];
  /** Its kinds of notices. */
  readonly notices?: readonly Notice[];
  /** Its tasks, which home tells of while they need a person. */
  readonly today?: readonly Task[];
  /** Its records that are found by what somebody types. */
  readonly find?: readonly Finder[];
  /** Writes people as providers of OpenID Connect have them; one area does. */
  readonly provision?: Provision;
  /** How its jobs are done. */
  jobs?(context: AppContext, mailing: Mailing): JobHandler[];
  /** The same of jobs that make files. */
  fileJobs?(context: AppContext, mailing: Mailing, making: Making): JobHandler[];
  /** Its work that no request causes, but the time. */
  readonly routines?: readonly Routine[];
  /** Throws out what it remembers only for a while (`platform/retention`). */
  purge?(context: AppContext): Promise<void>;
}
