import { useCallback } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { Arrived } from '../../kit/edit/use-lost-reply';
import type { EditedGrouper, ListedGrouper } from './grouper';
import { dataOf, differences, type GrouperValues, grouperShape } from './grouper-values';

/** Finds the grouper of a save whose reply was lost: the one that has the name, if it is the same in all fields. */
export function useGrouperArrived(): Arrived<RaRecord> {
  const provider = useDataProvider();
  return useCallback(
    async (sent) => {
      const { name, ecs } = sent as ReturnType<typeof dataOf>;
      const { data } = await provider.getList<ListedGrouper>('agrupadores', {
        pagination: { page: 1, perPage: 100 },
        sort: { field: 'nome', order: 'ASC' },
        filter: { associatorName: name },
      });
      const listed = data.find(({ nome }) => nome === name);
      if (listed === undefined) return null;
      const { data: found } = await provider.getOne<EditedGrouper>('agrupadores', { id: listed.id });
      const values: GrouperValues = { name, ecs: ecs.map(({ cdEc }) => cdEc) };
      return differences(grouperShape.valuesOf(found), values).length === 0 ? found : null;
    },
    [provider],
  );
}
