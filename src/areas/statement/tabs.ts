import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Looked, lookedIn, tabWords } from '../../../contract/statement-address';
import { LOOKED_PARAMETERS } from '../../../contract/statement-parameters';

/** The parameters of the address that say what is looked at: a saved view has them too. */
export const lookedParameters: readonly string[] = Object.values(LOOKED_PARAMETERS);

/** An address with other parameters for what is looked at, and all that it has besides. */
export function withLooked(parameters: URLSearchParams, changes: Partial<Looked>): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const { tab, by, lines, narrowed, rows } = { ...lookedIn(parameters), ...changes };
  const write = (name: keyof typeof LOOKED_PARAMETERS, value: string) =>
    value === '' ? next.delete(LOOKED_PARAMETERS[name]) : next.set(LOOKED_PARAMETERS[name], value);
  write('tab', tabWords[tab]);
  write('by', by.length === 1 && by[0] === 'establishment' ? '' : by.join(','));
  write('lines', lines === undefined ? '' : `${lines.order} ${lines.direction}`);
  write('narrowed', Object.keys(narrowed).length === 0 ? '' : JSON.stringify(narrowed));
  write('rows', rows === undefined ? '' : `${rows.order} ${rows.direction}`);
  return next;
}

/** What the address says is looked at, and how to look at something else: another part is a page to go back from. */
export function useLooked() {
  const [parameters, setParameters] = useSearchParams();
  const looked = useMemo(() => lookedIn(parameters), [parameters]);
  const look = (changes: Partial<Looked>, { replace = false } = {}) =>
    setParameters((now) => withLooked(now, changes), { replace });
  return { looked, look, parameters };
}
