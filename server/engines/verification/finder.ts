import { allowed } from '../../../contract/access';
import { readFileNumber } from '../../../contract/file-number';
import { formatDateTime } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import { NEARNESS } from '../../platform/db/nearest';
import { wallClock } from '../../platform/time/wall-clock';
import type { ExportSource } from '../exports/source';
import { defineFinder, type Finder } from '../find/define';
import { Files } from './find';

const SCREEN = '/verificar';

/** Files that were made, by their number, as far as the page that verifies them would know them. */
export const fileFinder = (sources: Readonly<Record<string, ExportSource>>): Finder =>
  defineFinder({
    kind: 'file',
    screen: SCREEN,
    async find(typed, { db, person, scope, clock, language }) {
      const number = readFileNumber(typed);
      if (number === null) return [];
      const asker = {
        id: person.id,
        scope,
        opens: (screen: Parameters<typeof allowed>[1]) => allowed(person, screen),
      };
      const file = await new Files(db, sources, asker).byNumber(number);
      if (file === undefined) return [];
      const { date, time } = formatDateTime(wallClock(clock.timeZone, file.made_at), language);
      return [
        {
          title: message(language, 'find.file', { number }),
          detail: [message(language, file.source.title), `${date} ${time}`, file.format.toUpperCase()],
          to: { screen: SCREEN, filter: { number } },
          nearness: NEARNESS.key,
        },
      ];
    },
  });
