import { useQuery } from '@tanstack/react-query';
import { listToday } from '../../../../contract/today';
import { call } from '../../../portal/client';
import { useFormat } from '../../../ui/format/use-format';
import { refreshed } from '../refresh';

/** Reads what needs the person today, in the language of the page. */
export function useTodayList() {
  const { language } = useFormat();
  return useQuery({
    queryKey: ['today', language],
    queryFn: ({ signal }) => call(listToday, { signal }),
    ...refreshed,
  });
}
