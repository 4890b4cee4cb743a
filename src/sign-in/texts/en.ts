export { errors } from '../../../i18n/en/errors';
export { keys } from '../../../i18n/en/keys';
export { password } from '../../../i18n/en/own/password';
export { session } from '../../../i18n/en/session';
