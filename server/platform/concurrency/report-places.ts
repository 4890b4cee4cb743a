import type { Database } from '../db/open';
import { Refusal } from '../http/refusal';
import { OwnPlaces } from './own-places';

/** How long a report waits for others of its person: with the report itself it is answered before the client gives up. */
const PATIENCE_MS = 8000;

const busy = (seconds: number) => new Refusal(429, 'errors.tooManyReports', {}, seconds);

/** Of the database's connections reports and files of one person hold half at most, so that others always get one. */
export class ReportPlaces extends OwnPlaces {
  constructor({ connections }: Pick<Database, 'connections'>) {
    super(Math.max(1, Math.floor(connections / 2)), PATIENCE_MS, busy);
  }
}
