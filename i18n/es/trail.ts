import { gather } from '../gathered';

/** What the audit trail calls records and their columns. */
export const trail = await gather('es', 'trail');
