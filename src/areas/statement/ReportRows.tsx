import { memo, useMemo, useState } from 'react';
import type { ReportReply } from '../../../contract/statement';
import { useIsPhone } from '../../ui/use-is-phone';
import { entriesOf, type ReportEntry } from './entry';
import { PhoneRows } from './phone/PhoneRows';
import { ReportLine } from './ReportLine';
import { RowSheet } from './RowSheet';
import { StatementTable } from './StatementTable';

/**
 * The rows of a report: a table, or lines to touch on a phone, where a table would hide the amounts; each opens all that
 * is known of it. Memoised, so that a hundred rows are not rendered again for every typed letter.
 */
export const ReportRows = memo(function ReportRows({ reply }: { reply: ReportReply }) {
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
        <PhoneRows entries={entries} onOpen={show} />
      ) : (
        <StatementTable disputable={reply.transacoes !== undefined}>
          {entries.map((entry) => (
            <ReportLine key={`${entry.index} ${String(entry.row[0]?.value)}`} entry={entry} onOpen={show} />
          ))}
        </StatementTable>
      )}
      {opened !== null && <RowSheet entry={opened} open={open} onClose={() => setOpen(false)} />}
    </>
  );
});
