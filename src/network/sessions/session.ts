import type { RaRecord } from 'react-admin';
import type { Session } from '../../../contract/sessions';

export const SESSIONS = 'sessoes';

/** A session, and whose it is where it is not the person's own. */
export interface SessionRecord extends Session, RaRecord<string> {
  id: string;
  user: number | null;
}
