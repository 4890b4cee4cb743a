import { use } from 'react';
import { useListContext } from 'react-admin';
import { useIsPhone } from '../../ui/use-is-phone';
import { ViewsButton } from '../views/ViewsButton';
import { ColumnsContext } from './columns';
import { ShownListContext } from './shown-list';

interface ListViewsButtonProps {
  /** Whether columns can be chosen. */
  columns: boolean;
}

/** The saved views of a list; a list in a record stands in no frame and has none. */
export function ListViewsButton({ columns }: ListViewsButtonProps) {
  const shown = use(ShownListContext);
  const hidden = use(ColumnsContext)?.hidden ?? [];
  const { filterValues, sort, perPage } = useListContext();
  const phone = useIsPhone();
  if (shown === null) return null;
  return (
    <ViewsButton
      compact={phone}
      present={{
        screen: shown.screen,
        variants: [{ label: null, filter: filterValues as object }],
        list: {
          sort: sort.field,
          order: sort.order,
          size: perPage,
          ...(columns && { hidden: [...hidden] }),
        },
      }}
    />
  );
}
