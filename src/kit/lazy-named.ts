import { type ComponentType, lazy } from 'react';

/** A component that a module exports under its name, fetched when it is first shown. */
export function lazyNamed<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await load())[name] }));
}
