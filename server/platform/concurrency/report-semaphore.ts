import { REPORTS } from '../../../contract/limits';
import { HttpError } from '../errors/http-error';
import { KeyedSemaphore } from './keyed-semaphore';

const busy = (seconds: number) => new HttpError(429, 'errorReplies.tooManyReports', {}, seconds);

/**
 * Limits the reports and files that a person runs at once: two, and all people together never use more than half of
 * the database's connections, so that other calls always get one.
 */
export class ReportSemaphore extends KeyedSemaphore {
  constructor({ connections }: { connections: number }) {
    super(Math.max(1, Math.min(REPORTS.atOnce, Math.floor(connections / 2))), REPORTS.waitMs, busy);
  }
}
