import { useTranslate } from 'react-admin';
import { addDays } from '../../../../contract/calendar';
import { useFormat } from '../../../ui/format/use-format';
import { useToday } from '../../../ui/format/use-today';
import type { Credentials } from '../use-credentials';

/** The state of an API user, in words. */
export function useCredentialTexts() {
  const translate = useTranslate();
  const today = useToday();
  const { date, dateTime } = useFormat();
  const text = (key: string, words: object = {}) => translate(`api.credentials.${key}`, words);
  const moment = (at: string) => translate('api.moment', dateTime(at));
  return {
    /** The period in which tokens are issued, and whether today lies in it. */
    validity: ({ startsOn, endsOn }: Pick<Credentials, 'startsOn' | 'endsOn'>): string => {
      const words = {
        start: startsOn === null ? '' : date(startsOn),
        end: endsOn === null ? '' : date(endsOn),
      };
      if (endsOn !== null && endsOn < today) return text('window.ended', words);
      if (startsOn !== null && startsOn > today)
        return text(startsOn === addDays(today, 1) ? 'window.tomorrow' : 'window.later', words);
      if (startsOn === null) return text(endsOn === null ? 'window.always' : 'window.until', words);
      return text(endsOn === null ? 'window.since' : 'window.between', words);
    },
    /** The secrets that are valid. */
    secret: ({ createdAt, renewedAt, previousUntil, revokedAt }: Credentials): string => {
      if (revokedAt !== null) return text('revoked', { moment: moment(revokedAt) });
      const since = moment(renewedAt ?? createdAt);
      return previousUntil === null
        ? text('works', { since })
        : text('overlaps', { since, until: moment(previousUntil) });
    },
    lastUse: ({ lastUsedAt, lastUsedFrom }: Pick<Credentials, 'lastUsedAt' | 'lastUsedFrom'>): string => {
      if (lastUsedAt === null) return text('unused');
      const at = moment(lastUsedAt);
      return lastUsedFrom === null ? at : text('usedFrom', { moment: at, address: lastUsedFrom });
    },
  };
}
