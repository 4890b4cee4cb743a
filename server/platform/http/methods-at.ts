import { operations } from '../../../contract';

const calls = operations.map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
}));

/** The methods by which something is called at an address, in alphabetical order. */
export function methodsAt(url: string): string[] {
  const [path = ''] = url.split('?');
  const found = calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(found)].toSorted();
}
