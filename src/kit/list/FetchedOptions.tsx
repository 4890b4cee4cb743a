import type { ReactNode } from 'react';
import type { FilterOptions, ListFilter } from './list-filter';
import { OptionsFailure } from './OptionsFailure';

interface FetchedOptionsProps {
  filter: ListFilter;
  chosen: readonly string[];
  /** What chooses from them. */
  children: (reading: Omit<FilterOptions, 'failed' | 'retry'>) => ReactNode;
}

/** Fetches the options of a filter by its `Options`, and shows a failure where that does not succeed. */
export function FetchedOptions({ filter: { source, Options }, chosen, children }: FetchedOptionsProps) {
  if (Options === undefined) throw new Error(`The filter ${source} has no options`);
  return (
    <Options chosen={chosen}>
      {({ failed, retry, ...reading }) => (
        <>
          {children(reading)}
          <OptionsFailure failed={failed} retry={retry} />
        </>
      )}
    </Options>
  );
}
