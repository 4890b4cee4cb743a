export { errors } from '../../../i18n/pt/errors';
export { keys } from '../../../i18n/pt/keys';
export { password } from '../../../i18n/pt/own/password';
export { session } from '../../../i18n/pt/session';
