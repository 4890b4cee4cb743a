import { sql } from 'kysely';
import { allowed } from '../../../contract/access';
import { addDays } from '../../../contract/calendar';
import { ALL } from '../../../contract/keys';
import type { Place } from '../../../contract/place';
import { REPORT } from '../../../contract/reports';
import { SILENCE_SCREEN } from '../../../contract/silence';
import { TODAY_LIST } from '../../../contract/today';
import { formatInteger } from '../../../i18n/format';
import { defineTask, type Found } from '../../engines/today/define';
import type { View } from '../../engines/view';
import { wallClock } from '../../platform/time/wall-clock';
import { openSilences } from './open';

interface Silent {
  code: string;
  name: string;
  last: string;
  /** Of all silent shops: by which full hour the latest of them usually deposits, how many there are, their codes. */
  hour: number;
  total: number;
  codes: string[];
}

/** The silent shops, the longest silent one first; the index silence_open has only open silences. */
async function silentShops({ db, scope, clock }: View): Promise<Silent[]> {
  const { rows } = await sql<Silent>`
    select e.code, e.name, s.last_deposit_at as last, max(s.usual_hour) over () as hour,
      (count(*) over ())::int as total, array_agg(e.code) over () as codes
    from ${openSilences(scope, clock)} order by s.last_deposit_at, e.code limit ${TODAY_LIST.named}`.execute(
    db,
  );
  return rows;
}

/** An address holds so many codes; where more are silent, the statement is of all shops. */
const CODES = 100;

/** The statement of shops since a day, as far back as a statement may go. */
function statementSince(ecs: string[], last: string, today: string): Place {
  const earliest = addDays(today, 1 - REPORT.rangeDays);
  const day = last.slice(0, 10);
  return {
    screen: '/transacoes-extrato',
    filter: {
      dtInit: day > earliest ? day : earliest,
      dtFinal: today,
      ecs: ecs.length > CODES ? [ALL] : ecs,
    },
  };
}

/** @param panel where all of them are seen; absent: in their statement */
const lookFor =
  (kind: 'silence' | 'ownSilence', panel?: Place) =>
  async (looking: View): Promise<Found | null> => {
    const { clock, language } = looking;
    const silent = await silentShops(looking);
    const [longest] = silent;
    if (longest === undefined) return null;
    const { total, hour, last, codes } = longest;
    const today = wallClock(clock.timeZone, clock.now).slice(0, 10);
    const shops = {
      first: silent.map(({ code, name, last: own }) => ({ name, to: statementSince([code], own, today) })),
      total,
    };
    return {
      severity: 'warning',
      title: [
        {
          key: `today.tasks.${kind}.title`,
          words: { smart_count: total, count: formatInteger(total, language) },
        },
      ],
      text: {
        key: `today.tasks.${kind}.text`,
        words: { smart_count: total, shops, hour: `${String(hour).padStart(2, '0')}:00` },
      },
      age: { moment: last, of: 'since' },
      to: panel ?? statementSince(codes, last, today),
    };
  };

/** Shops that should have deposited by now: the panel of the dashboard says why, for whoever sees it. */
export const silenceTask = defineTask({
  kind: 'silence',
  screen: '/painel-de-controle',
  concerns: (person) => allowed(person, SILENCE_SCREEN),
  look: lookFor('silence', { screen: '/painel-de-controle' }),
});

/** The same for people without the panel, who look at the statement of their shops. */
export const ownSilenceTask = defineTask({
  kind: 'ownSilence',
  screen: '/transacoes-extrato',
  concerns: (person) => !allowed(person, SILENCE_SCREEN),
  look: lookFor('ownSilence'),
});
