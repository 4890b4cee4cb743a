import { isRecordKey } from '../../../contract/keys';

/** Keys of the wire as the database counts them; what is none names nobody, and is left out. */
export const integerKeys = (ids: readonly string[]): number[] => ids.filter(isRecordKey).map(Number);
