export { errors } from '../../../i18n/es/errors';
export { keys } from '../../../i18n/es/keys';
export { password } from '../../../i18n/es/own/password';
export { session } from '../../../i18n/es/session';
