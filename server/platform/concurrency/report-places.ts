import { REPORTS } from '../../../contract/limits';
import type { Database } from '../db/open';
import { Refusal } from '../http/refusal';
import { OwnPlaces } from './own-places';

const busy = (seconds: number) => new Refusal(429, 'errors.tooManyReports', {}, seconds);

/**
 * Reports and files of a person that run at once: two, and never more than half of the database's connections, so that
 * others always get one.
 */
export class ReportPlaces extends OwnPlaces {
  constructor({ connections }: Pick<Database, 'connections'>) {
    super(Math.max(1, Math.min(REPORTS.atOnce, Math.floor(connections / 2))), REPORTS.waitMs, busy);
  }
}
