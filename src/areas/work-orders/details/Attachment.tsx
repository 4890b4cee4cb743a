import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { pathOf } from '../../../../contract/operation';
import { type ConversationEntry, orderAttachment } from '../../../../contract/work-order-conversation';
import { dataUrlOf } from '../../../kit/upload/data-url';
import { download } from '../../../portal/files';

const ignored = () => undefined;

/** A picture of an order as a data URL. It is fetched by a call, because an `img` element does not send the token. */
function usePicture(workOrder: number, id: number) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['orderPicture', workOrder, id],
    queryFn: async ({ signal }) =>
      dataUrlOf(await download(pathOf(orderAttachment, { workOrder, id }), { signal, onProgress: ignored })),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { address: data, failed: isError && data === undefined, retry: () => void refetch() };
}

interface AttachmentProps {
  workOrder: number;
  attachment: NonNullable<ConversationEntry['attachment']>;
}

/** A picture of an order, whose space is reserved while it loads; a click shows it in full size. */
export function Attachment({ workOrder, attachment }: AttachmentProps) {
  const translate = useTranslate();
  const title = useId();
  const [open, setOpen] = useState(false);
  const { name, width, height } = attachment;
  const { address, failed, retry } = usePicture(workOrder, attachment.id);
  const close = () => setOpen(false);
  if (failed) {
    return (
      <Typography component="div" variant="body2" role="alert" sx={{ marginTop: '4px' }}>
        {translate('workOrders.talk.pictureFailed')} {name}{' '}
        <Button size="small" onClick={retry}>
          {translate('common.retry')}
        </Button>
      </Typography>
    );
  }
  return (
    <>
      {address === undefined ? (
        <Skeleton
          variant="rounded"
          className="picture"
          sx={{ width: '100%', height: 'auto', aspectRatio: `${width} / ${height}` }}
        />
      ) : (
        <ButtonBase
          className="picture"
          aria-haspopup="dialog"
          aria-label={translate('workOrders.talk.show', { name })}
          onClick={() => setOpen(true)}
        >
          <img src={address} alt="" width={width} height={height} />
        </ButtonBase>
      )}
      <Dialog open={open} onClose={close} maxWidth="lg" aria-labelledby={title}>
        <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </DialogTitle>
        <DialogContent>
          <img
            src={address}
            alt={translate('workOrders.talk.picture', { name })}
            style={{ display: 'block', maxWidth: '100%', height: 'auto' }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={close}>
            {translate('common.close')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
