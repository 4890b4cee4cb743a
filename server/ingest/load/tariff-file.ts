import { system } from '../../platform/principal/principal';
import { decimal, known, matching, type Rule } from '../cell-checks/cells';
import { rowRules } from '../cell-checks/row-rules';
import type { Saved } from '../master-data/masters';
import {
  knownTariffs,
  lockTariffs,
  sameTariff,
  saveTariffs,
  type TariffRow,
  tariffOf,
  tariffProblems,
} from '../master-data/tariffs';
import { type FileLoad, type GoodRow, goodRows, type NetworkFile } from './file';
import type { References } from './rules';

const month = matching(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/, 'is not a month YYYY-MM');
const monthOrNone: Rule<string> = (value) => (value === '' ? value : month(value));
const tariffRules = ({ establishments }: References) =>
  rowRules(
    {
      cdEc: known(establishments, 'establishment'),
      mesInicial: month,
      mesFinal: monthOrNone,
      franquia: decimal,
    },
    ({ cdEc, mesInicial, mesFinal, franquia }) =>
      mesFinal !== '' && mesFinal < mesInicial
        ? [{ column: 'mesFinal', reason: `${mesFinal} is before the first month` }]
        : tariffOf(cdEc, mesInicial, mesFinal === '' ? null : mesFinal, franquia),
  );

/** The file of tariffs: whole months without gaps or overlaps, none of them billed yet (docs/decisions/0042). */
export const tariffFile: NetworkFile = {
  name: 'tariffs.csv',
  load: async (context) => {
    const { trx, problems } = context;
    const { lines, repeated } = await distinct(context);
    const rows = [...lines.keys()];
    await lockTariffs(trx);
    const stored = await knownTariffs(trx, rows);
    for (const { row, column, reason } of tariffProblems(rows, stored)) {
      problems.add(lines.get(row) ?? 0, [{ column, reason }]);
    }
    if (problems.rows > 0) return { created: 0, changed: 0, known: 0 };
    const saved = await saveTariffs(trx, system('load'), rows, stored);
    return { ...saved, known: saved.known + repeated } satisfies Saved;
  },
};

/** Returns the rows with their lines, each establishment and first month once; a repeated equal row is skipped. */
async function distinct(context: FileLoad): Promise<{ lines: Map<TariffRow, number>; repeated: number }> {
  const first = new Map<string, GoodRow<TariffRow>>();
  let repeated = 0;
  for await (const rows of goodRows(context, tariffFile.name, tariffRules(context.references))) {
    for (const good of rows) {
      const key = `${good.row.establishment_code} ${good.row.starts_on}`;
      const earlier = first.get(key);
      if (earlier === undefined) first.set(key, good);
      else if (sameTariff(earlier.row, good.row)) repeated += 1;
      else {
        const reason = `line ${earlier.line} has this month with other content`;
        context.problems.add(good.line, [{ column: 'mesInicial', reason }]);
      }
    }
  }
  return { lines: new Map([...first.values()].map(({ row, line }) => [row, line])), repeated };
}
