export { errors } from '../../../i18n/en/errors';
export { keys } from '../../../i18n/en/keys';
export { session } from '../../../i18n/en/session';
