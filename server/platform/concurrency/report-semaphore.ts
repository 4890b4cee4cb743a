import { REPORTS } from '../../../contract/limits';
import type { Database } from '../db/open';
import { HttpError } from '../http/http-error';
import { KeyedSemaphore } from './keyed-semaphore';

const busy = (seconds: number) => new HttpError(429, 'errors.tooManyReports', {}, seconds);

/**
 * Limits the reports and files that a person runs at once: two, and all people together never use more than half of
 * the database's connections, so that other calls always get one.
 */
export class ReportSemaphore extends KeyedSemaphore {
  constructor({ connections }: Pick<Database, 'connections'>) {
    super(Math.max(1, Math.min(REPORTS.atOnce, Math.floor(connections / 2))), REPORTS.waitMs, busy);
  }
}
