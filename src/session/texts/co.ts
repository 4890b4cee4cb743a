export { errors } from '../../../i18n/co/errors';
export { keys } from '../../../i18n/co/keys';
export { session } from '../../../i18n/co/session';
