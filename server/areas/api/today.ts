import { LEVEL } from '../../../contract/access';
import { addDays } from '../../../contract/calendar';
import { todayIn } from '../../../contract/dates';
import { API } from '../../../contract/limits';
import { formatDate } from '../../../i18n/format';
import { defineTask } from '../../engines/today/define';

/** The manager's own API access that ends soon; the primary key of the people finds it. */
export const apiAccessTask = defineTask({
  kind: 'apiAccess',
  screen: '/swagger',
  concerns: ({ level }) => level === LEVEL.manager,
  async look({ db, person, clock, language }) {
    const today = todayIn(clock.timeZone, clock.now);
    const own = await db
      .selectFrom('portal_user')
      .where('id', '=', person.id)
      .where('api_ends_on', '<=', addDays(today, API.endingDays))
      .select('api_ends_on as last')
      .executeTakeFirst();
    // After its last day the screen is closed, and nobody is told of it any more.
    const last = own?.last ?? null;
    if (last === null) return null;
    return {
      severity: last <= addDays(today, API.pressingDays) ? 'warning' : 'notice',
      title: [{ key: 'today.tasks.apiAccess.title', words: { date: formatDate(last, language) } }],
      text: { key: 'today.tasks.apiAccess.text' },
      age: { moment: `${last}T23:59:59`, of: 'due' },
      to: { screen: '/swagger' },
    };
  },
});
