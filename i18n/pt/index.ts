import type { Catalogue } from '..';
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

export const catalogue: Catalogue = {
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
