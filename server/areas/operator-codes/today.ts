import { sql } from 'kysely';
import { LEVEL } from '../../../contract/access';
import { unusedSince } from '../../../contract/code-life';
import { todayIn } from '../../../contract/dates';
import { OPERATOR_CODE } from '../../../contract/limits';
import { TODAY_LIST } from '../../../contract/today';
import { formatInteger } from '../../../i18n/format';
import { defineTask } from '../../engines/today/define';
import { matchingCodes } from './list';

interface Unused {
  name: string;
  total: number;
}

/** Codes that nobody uses, for whoever switches them off; the indexes of operators by establishment and code_idle find them. */
export const unusedCodesTask = defineTask({
  kind: 'unusedCodes',
  screen: '/codigos-operadores',
  concerns: ({ level }) => level === LEVEL.manager,
  async look({ db, scope, clock, language }) {
    const since = unusedSince(todayIn(clock.timeZone, clock.now));
    const rows: Unused[] = await matchingCodes(db, scope, { semUsoDesde: since })
      .select(['operator.name', sql<number>`(count(*) over ())::int`.as('total')])
      .orderBy('operator.name_folded')
      .orderBy('operator.id')
      .limit(TODAY_LIST.named)
      .execute();
    const [first] = rows;
    if (first === undefined) return null;
    const { total } = first;
    return {
      severity: 'notice',
      title: [
        {
          key: 'today.tasks.unusedCodes.title',
          words: {
            smart_count: total,
            count: formatInteger(total, language),
            days: OPERATOR_CODE.unusedDays,
          },
        },
      ],
      text: { key: 'today.tasks.unusedCodes.text', words: { operators: { first: rows, total } } },
      age: null,
      to: { screen: '/codigos-operadores', filter: { unused: 1 } },
    };
  },
});
