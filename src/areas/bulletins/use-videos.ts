import { useQuery } from '@tanstack/react-query';
import { getConfig } from '../../../contract/config';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';

/** The videos of the deployment, with their texts in the current language. */
export function useVideos() {
  const { language } = useFormat();
  return useQuery({
    queryKey: ['videos', language],
    queryFn: async ({ signal }) => (await call(getConfig, { signal })).videos,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
