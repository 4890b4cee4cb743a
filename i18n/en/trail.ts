import { gather } from '../gathered';

/** Names records and their columns in the audit trail. */
export const trail = await gather('en', 'trail');
