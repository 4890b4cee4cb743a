import { useTranslate } from 'react-admin';
import { BANK_USER } from '../../../contract/access';
import { isDate } from '../../../contract/dates';
import { useFormat } from '../../ui/format/use-format';
import { profileLabel } from './user';
import type { UserFacts } from './user-facts';

/** Returns a function that describes a value of the form in a sentence. */
export function useFactText() {
  const translate = useTranslate();
  const { date } = useFormat();
  return (fact: keyof UserFacts, value: UserFacts[keyof UserFacts]): string => {
    if (fact === 'profile') return translate(profileLabel(Number(value)));
    if (fact === 'active') return translate(value === true ? 'common.active' : 'common.inactive');
    if (fact === 'category' && value === BANK_USER) return translate('shell.profiles.bankUser');
    if (typeof value === 'boolean') return translate(value ? 'common.yes' : 'common.no');
    if (typeof value === 'string' && isDate(value)) return date(value);
    return value === null || value === '' || value === 0 ? translate('users.form.nothing') : String(value);
  };
}
