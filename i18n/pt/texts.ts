/* One line an area: the texts of the console, and of the server where it speaks of the same. */

export { audit } from './audit';
export { banks } from './banks';
export { bulk } from './bulk';
export { bulletins } from './bulletins';
export { common } from './common';
export { dates } from './dates';
export { edit } from './edit';
export { errors } from './errors';
export { exports } from './exports';
export { help } from './help';
export { home } from './home';
export { imports } from './imports';
export { list } from './list';
export { multiSelect } from './multi-select';
export { notifications } from './notifications';
export { password } from './password';
export { viewers } from './report-viewers';
export { reports } from './reports';
export { screens } from './screens';
export { session } from './session';
export { shell } from './shell';
export { statement } from './statement';
export { users } from './users';
