import type { FirstCalls } from '../../../contract/first-calls';
import { PAGE } from '../../../contract/limits';
import { addressOf } from '../../../contract/operation';
import type { List } from './define';

/** Returns what the screen of a list asks for when nobody has filtered, sorted or turned its page. */
export function firstCallOf({ screen, initial, ahead }: List): FirstCalls {
  if (ahead === undefined) return {};
  const { call, query } = ahead;
  const size = PAGE.sizes[0];
  const [field = '', order] = initial.split(',');
  const params = {
    pagination: { page: 1 as const, perPage: size },
    sort: { field, order: order === 'desc' ? ('DESC' as const) : ('ASC' as const) },
    filter: {},
  };
  const address = addressOf(call, undefined, { page: 0, size, sort: initial, ...query });
  return { [screen]: [{ address, list: { resource: screen.slice(1), params } }] };
}
