import { keys } from './keys';
import * as own from './own';
import { ra } from './ra';
import * as texts from './texts';

/** Everything that the console says. The other languages have exactly these keys. */
export const catalogue = { ...ra, ...keys, ...texts, ...own };
