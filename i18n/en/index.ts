import { common } from './common';
import { errors } from './errors';
import { home } from './home';
import { keys } from './keys';
import { multiSelect } from './multi-select';
import { ra } from './ra';
import { screens } from './screens';
import { session } from './session';
import { shell } from './shell';
import { statement } from './statement';

/** Everything that the console says. The other languages have exactly these keys. */
export const catalogue = {
  ...ra,
  ...keys,
  common,
  errors,
  home,
  multiSelect,
  screens,
  session,
  shell,
  statement,
};
