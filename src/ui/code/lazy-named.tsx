import type { ComponentType } from 'react';
import type { OwnTexts } from '../../../i18n/catalogue';
import { useLanguage } from '../language-context';
import { fetchAhead } from './ahead';
import { refetched } from './refetched';

/** A build reads this of it, to tell browsers with the page which files to fetch (vite.first-sight.ts). */
export interface LazyNamed {
  /** The name of the component and of its module. */
  displayName: string;
  texts: readonly OwnTexts[];
}

/**
 * A component that a module exports under its name, fetched when it is first shown.
 * @param texts areas whose texts come with it (`i18n/own-texts.ts`)
 */
export function lazyNamed<Name extends string, Props extends object = object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
  ...texts: OwnTexts[]
): ComponentType<Props> & LazyNamed {
  const Fetched = refetched<Props>(async () => (await load())[name]);
  const described: LazyNamed = { displayName: name, texts };
  if (texts.length === 0) return Object.assign(Fetched, described);
  return Object.assign(function WithTexts(props: Props) {
    const coming = useLanguage().bring(texts);
    if (coming !== null) {
      // The module and its texts are fetched at once; a failure of the module shows when it is drawn.
      fetchAhead(load);
      // As `lazy` waits. What waits by `use` inside an event of Testing Library is never drawn.
      // oxlint-disable-next-line typescript/only-throw-error -- React's Suspense catches promises
      throw coming;
    }
    return <Fetched {...props} />;
  }, described);
}
