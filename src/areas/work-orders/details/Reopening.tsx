import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { ORDER_STATUS, reopenWorkOrder } from '../../../../contract/work-orders';
import { ConfirmDialog } from '../../../kit/edit/ConfirmDialog';
import { call } from '../../../portal/client';
import { useFailureText } from '../../../ui/failure/use-failure-text';
import { useFormat } from '../../../ui/format/use-format';
import type { OrderDetails } from '../work-order';

interface ReopeningProps {
  order: OrderDetails;
  /** Called also after a failure, because another person may have reopened it first. */
  onReopened: () => void;
}

/** A closed order accepts no comments; its requester may reopen it for some days. */
export function Reopening({ order, onReopened }: ReopeningProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const { dateTime } = useFormat();
  const cache = useQueryClient();
  const [confirming, setConfirming] = useState(false);
  const { workOrder, version, status, reopenUntil } = order;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(reopenWorkOrder, { params: { workOrder }, body: { version } }),
    onSuccess: () => notify('workOrders.reopen.done', { type: 'success' }),
    onError: (error) =>
      notify(`${translate('workOrders.reopen.failed')} ${failureText(error)}`, { type: 'error' }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: ['chamados', 'getList'] });
      onReopened();
    },
  });
  if (status !== ORDER_STATUS.closed) return null;
  const until = reopenUntil === null ? null : dateTime(reopenUntil);
  const text = (part: string) => translate(`workOrders.reopen.${part}`, { number: workOrder });
  return (
    <>
      <Alert
        severity="info"
        role="note"
        action={
          until !== null && (
            <Button
              color="inherit"
              size="small"
              aria-haspopup="dialog"
              aria-busy={isPending}
              onClick={() => setConfirming(true)}
            >
              {text('button')}
            </Button>
          )
        }
      >
        {translate('workOrders.talk.closed')}{' '}
        {until !== null &&
          translate('workOrders.talk.reopenable', { date: until.date, time: until.time.slice(0, 5) })}
      </Alert>
      <ConfirmDialog
        open={confirming}
        title={text('title')}
        text={text('text')}
        cancel={translate('common.cancel')}
        confirm={text('button')}
        onCancel={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          if (!isPending) mutate();
        }}
      />
    </>
  );
}
