/* One line an area: the texts of the console that any page may show, and of the server where it speaks of the same. */

export { bulk } from './bulk';
export { common } from './common';
export { dates } from './dates';
export { edit } from './edit';
export { errors } from './errors';
export { exports } from './exports';
export { list } from './list';
export { multiSelect } from './multi-select';
export { notifications } from './notifications';
export { screens } from './screens';
export { session } from './session';
export { shell } from './shell';
