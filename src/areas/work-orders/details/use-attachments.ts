import { addOrderAttachment } from '../../../../contract/work-order-conversation';
import { useUploads } from '../../../kit/upload/use-uploads';
import { upload } from '../../../portal/files';

/**
 * ERR-04: pictures of an order. They wait for the person to send them, because what both sides see cannot be taken back;
 * each is stored once, however often its reply is lost.
 */
export function useAttachments(workOrder: number, onAdded: () => void) {
  return useUploads({
    send: (picture, { key, file: { name } }, options) =>
      upload(addOrderAttachment, {
        params: { workOrder },
        body: { name, ...picture, chave: key },
        ...options,
      }),
    onArrived: onAdded,
    failed: 'workOrders.talk.notSaved',
    held: true,
  });
}
