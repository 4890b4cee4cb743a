import { memo, useMemo, useState } from 'react';
import type { CancelledReply, ReportReply } from '../../../contract/statement';
import { useIsPhone } from '../../ui/use-is-phone';
import { entriesOf, type ReportEntry } from './entry';
import { PhoneRows } from './phone/PhoneRows';
import { ReportLine } from './ReportLine';
import { RowSheet } from './RowSheet';
import { type RowSorting, StatementTable } from './StatementTable';

interface ReportRowsProps extends RowSorting {
  reply: ReportReply | CancelledReply;
}

/**
 * The rows of a report: a table, or lines to touch on a phone, where a table would hide the amounts; each opens all that
 * is known of it. Memoised, so that a hundred rows are not rendered again for every typed letter.
 */
export const ReportRows = memo(function ReportRows({ reply, sorted, onSort }: ReportRowsProps) {
  const phone = useIsPhone();
  const entries = useMemo(() => entriesOf(reply), [reply]);
  const [opened, setOpened] = useState<ReportEntry | null>(null);
  const [open, setOpen] = useState(false);
  const show = (entry: ReportEntry) => {
    setOpened(entry);
    setOpen(true);
  };
  return (
    <>
      {phone ? (
        <PhoneRows entries={entries} dated={sorted !== undefined} onOpen={show} />
      ) : (
        <StatementTable
          disputable={'transacoes' in reply && reply.transacoes !== undefined}
          cancelled={'cancellations' in reply}
          sorted={sorted}
          onSort={onSort}
        >
          {entries.map((entry) => (
            <ReportLine key={`${entry.index} ${String(entry.row[0]?.value)}`} entry={entry} onOpen={show} />
          ))}
        </StatementTable>
      )}
      {opened !== null && <RowSheet entry={opened} open={open} onClose={() => setOpen(false)} />}
    </>
  );
});
