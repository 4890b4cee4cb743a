import type { Catalogue } from '..';
import { audit } from './audit';
import { banks } from './banks';
import { bulk } from './bulk';
import { bulletins } from './bulletins';
import { common } from './common';
import { dates } from './dates';
import { edit } from './edit';
import { errors } from './errors';
import { exports } from './exports';
import { help } from './help';
import { home } from './home';
import { imports } from './imports';
import { keys } from './keys';
import { list } from './list';
import { multiSelect } from './multi-select';
import { notifications } from './notifications';
import { password } from './password';
import { ra } from './ra';
import { viewers } from './report-viewers';
import { reports } from './reports';
import { screens } from './screens';
import { session } from './session';
import { shell } from './shell';
import { statement } from './statement';
import { users } from './users';

export const catalogue: Catalogue = {
  ...ra,
  ...keys,
  audit,
  banks,
  bulk,
  bulletins,
  common,
  dates,
  edit,
  errors,
  exports,
  help,
  home,
  imports,
  list,
  multiSelect,
  notifications,
  password,
  reports,
  screens,
  session,
  shell,
  statement,
  users,
  viewers,
};
