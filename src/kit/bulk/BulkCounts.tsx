import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { BulkBatch } from '../../../contract/bulk';
import { useFormat } from '../../ui/format/use-format';
import { countsStyle } from './bulk-style';

/** How many records change or have changed, how many are so already, and how many cannot, by reason. */
export function BulkCounts({ batch }: { batch: BulkBatch }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { counts, reasons, state, action, undoes } = batch;
  const lines = [
    ['changing', 'bulk.counts.changing', state === 'done' ? 0 : counts.changing],
    ['changed', 'bulk.counts.changed', counts.changed],
    ['already', `bulk.already.${action.kind}`, undoes === null ? counts.already : 0],
    ['refused', 'bulk.counts.refused', counts.refused],
    ['vanished', 'bulk.counts.vanished', counts.vanished],
  ] as const;
  return (
    <Box component="dl" sx={countsStyle}>
      {lines
        .filter(([, , count]) => count > 0)
        .map(([outcome, label, count]) => (
          <div key={outcome}>
            <dt>{translate(label)}</dt>
            <dd>{integer(count)}</dd>
            {outcome === 'refused' &&
              reasons.map((reason) => (
                <dd key={reason.text} className="reason">
                  {integer(reason.count)} · {reason.text}
                </dd>
              ))}
          </div>
        ))}
    </Box>
  );
}
