import { LEVEL } from '../../../contract/access';
import { addDays, addMonths, firstDayOf, monthOf } from '../../../contract/calendar';
import { BILLING } from '../../../contract/financial';
import { formatInteger, formatMonth } from '../../../i18n/format';
import { defineTask } from '../../engines/today/define';
import { wallClock } from '../../platform/time/wall-clock';
import { untariffed } from './list';
import { nextMonth } from './months';

/** A missing tariff is pressing so many days before its bills are made. */
const PRESSING_DAYS = 7;

/** Terminals whose establishment has no tariff for the month that is billed next, for whoever loads tariffs. */
export const tariffTask = defineTask({
  kind: 'tariffs',
  screen: '/financeiro',
  concerns: ({ level }) => level === LEVEL.provider,
  async look({ db, scope, clock, language }) {
    const now = wallClock(clock.timeZone, clock.now);
    const next = await nextMonth(db);
    // Without any tariff nothing is billed, and none is missing.
    if (next === null) return null;
    const month = next > monthOf(now) ? monthOf(now) : next;
    const { total, terminais } = await untariffed(db, scope, {}, month);
    if (total === 0) return null;
    const billed = firstDayOf(addMonths(month, 1));
    return {
      severity: addDays(billed, -PRESSING_DAYS) <= now.slice(0, 10) ? 'warning' : 'notice',
      title: [
        {
          key: 'today.tasks.tariffs.title',
          words: {
            smart_count: total,
            count: formatInteger(total, language),
            month: formatMonth(month, language),
          },
        },
      ],
      text: {
        key: 'today.tasks.tariffs.text',
        words: {
          smart_count: total,
          terminals: {
            first: terminais.map(({ numeroLogico, nomeFantasia }) => ({
              name: `${numeroLogico} ${nomeFantasia}`,
            })),
            total,
          },
        },
      },
      age: { moment: `${billed}T${String(BILLING.hour).padStart(2, '0')}:00:00`, of: 'due' },
      to: { screen: '/financeiro', filter: { mes: month } },
    };
  },
});
