export { errors } from '../../../i18n/co/errors';
export { keys } from '../../../i18n/co/keys';
export { password } from '../../../i18n/co/own/password';
export { session } from '../../../i18n/co/session';
