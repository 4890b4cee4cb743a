import { useQuery } from '@tanstack/react-query';
import { pathOf } from '../../../../contract/operation';
import { orderAttachment } from '../../../../contract/work-order-conversation';
import { dataUrlOf } from '../../../kit/upload/data-url';
import { download } from '../../../portal/files';

const ignored = () => undefined;

/** A picture of an order as a data URL. It is fetched by a call, because an `img` element does not send the token. */
export function usePicture(workOrder: number, id: number) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['orderPicture', workOrder, id],
    queryFn: async ({ signal }) =>
      dataUrlOf(await download(pathOf(orderAttachment, { workOrder, id }), { signal, onProgress: ignored })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { address: data, failed: isError && data === undefined, retry: () => void refetch() };
}
