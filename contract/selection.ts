import { z } from 'zod';
import { BULK } from './limits';

const key = z.string().max(50);

/** Records that are named one by one. */
export const namedKeys = z.array(key).max(BULK.ids).describe('Keys of records, as text');
/** Records that are left out of all that match. */
export const exceptKeys = z.array(key).max(BULK.except).describe('Keys of records, as text');
