import { z } from 'zod';

/** PostgreSQL's largest integer. */
const LARGEST = 2_147_483_647;

/** The key of a record that the database counts. */
export const recordKey = z.int().min(1).max(LARGEST);

/** Whether a text can be such a key: `020416` is not the key of 20416. */
export const isRecordKey = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST;

/** STMT-06: the key that stands for all options of a list. */
export const ALL = '*';
