import { keys } from './keys';
import { ra } from './ra';
import * as texts from './texts';

/** What the console says on any page. */
export const frame = { ...ra, ...keys, ...texts };
