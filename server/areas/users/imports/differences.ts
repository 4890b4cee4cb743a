import type { ImportColumn } from '../../../../contract/import-columns';
import type { Language } from '../../../../contract/languages';
import type { UserDraft } from '../../../../contract/user-rules';
import { formatDate } from '../../../../i18n/format';
import { message } from '../../../../i18n/server';
import type { Difference } from '../../../engines/imports/target';
import { categoryName, profileName } from '../words';

type ColumnTexts = Partial<Record<ImportColumn, string>>;

/** What texts of a draft depend on. */
interface Shown {
  /** Whether the caller sees an establishment. */
  sees: (code: string) => boolean;
  groupName: (id: number) => string;
}

/** Returns a draft as texts for `shownValue`, by column. */
function columnTexts(draft: UserDraft, { sees, groupName }: Shown): ColumnTexts {
  const { email, active, profile, establishments, groups, category, api } = draft;
  return {
    email,
    status: active ? '1' : '0',
    profile: String(profile),
    establishments: establishments.filter(sees).join(' '),
    groups: groups.map(groupName).join(' | '),
    category: category === null ? '' : String(category),
    apiAccess: api === null ? '0' : '1',
    apiStart: api?.start ?? '',
    apiEnd: api?.end ?? '',
  };
}

/** Returns what a save would change, in the order of the columns. Name and login never change (USR-13). */
export function differences(before: UserDraft, after: UserDraft, shown: Shown): Difference[] {
  const [was, is] = [columnTexts(before, shown), columnTexts(after, shown)];
  return (Object.keys(was) as ImportColumn[]).flatMap((column) => {
    const [one, other] = [was[column] ?? '', is[column] ?? ''];
    return one === other ? [] : [{ column, before: one, after: other }];
  });
}

/** Formats a value of a difference as the screen shows it. */
export function shownValue(column: ImportColumn, value: string, language: Language): string {
  if (value === '') return '';
  switch (column) {
    case 'status':
      return message(language, value === '1' ? 'common.active' : 'common.inactive');
    case 'apiAccess':
      return message(language, value === '1' ? 'common.yes' : 'common.no');
    case 'profile':
      return profileName(Number(value), language);
    case 'category':
      return categoryName(Number(value), language);
    case 'apiStart':
    case 'apiEnd':
      return formatDate(value, language);
    default:
      return value;
  }
}
