import { type ComponentType, lazy } from 'react';
import { fetchAhead } from './ahead';
import { CodeFailure, onTryAgain } from './failure';

/** A component that is fetched when it is first shown and, unlike one of `lazy` alone, once more after a failure. */
export function refetched<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const fetched = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        onTryAgain(() => {
          Fetched = fetched();
        });
        throw error instanceof CodeFailure ? error : new CodeFailure(false, error);
      }
    });
  let Fetched = fetched();
  return function Refetched(props: Props) {
    return <Fetched {...props} />;
  };
}

/** A component that is shown while some code is fetched as well, which it calls as soon as it is there. */
export const together =
  (Shown: ComponentType, load: () => Promise<unknown>): ComponentType =>
  () => {
    fetchAhead(load);
    return <Shown />;
  };

const Nothing = () => null;

/**
 * Shows nothing, and lets nothing beside it be shown before some code is there: what a form needs to be saved must not be
 * fetched, and missed, when somebody has filled it in.
 */
export const before = (load: () => Promise<unknown>): ComponentType =>
  refetched(async () => {
    await load();
    return Nothing;
  });
