import type { Catalogue } from '../catalogue';
import { keys } from './keys';
import * as own from './own';
import { ra } from './ra';
import * as texts from './texts';

export const catalogue: Catalogue = { ...ra, ...keys, ...texts, ...own };
