import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pathOf } from '../../../../contract/operation';
import { orderAttachment } from '../../../../contract/work-order-conversation';
import { download } from '../../../portal/client';

const ignored = () => undefined;

/** A picture of an order, fetched with the session; no `img` sends one. */
export function usePicture(workOrder: number, id: number) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['orderPicture', workOrder, id],
    queryFn: ({ signal }) =>
      download(pathOf(orderAttachment, { workOrder, id }), { signal, onProgress: ignored }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (data === undefined) return undefined;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return { address, failed: isError && data === undefined, retry: () => void refetch() };
}
