import { useQuery } from '@tanstack/react-query';
import { firstOf } from './queries';

/** The code of somebody's establishment who has no other one: nothing is to choose. */
export function useOnlyEstablishment(): string | null {
  const { data } = useQuery(firstOf(''));
  return data?.length === 1 ? (data[0]?.cdEc ?? null) : null;
}
