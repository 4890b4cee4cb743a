import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BankFormat, bankFormats, isBankFormat } from '../../../../contract/exports';
import { isNarrowed } from '../../../../contract/narrowing';
import type { ReportRequest } from '../../../../contract/statement';
import type { Looked } from '../../../../contract/statement-address';
import { useStartExport } from '../../../kit/export/use-exports';
import type { FilterOptions } from '../../../network/reports/selections/use-filter-options';
import { lazyNamed } from '../../../ui/code/lazy-named';
import { PartBoundary } from '../../../ui/states/PartBoundary';
import { bankFile } from '../calls';
import type { StatementReports } from '../use-statement-reports';
import { extractOf, wholeAccount } from './extract';

const BankFileDialog = lazyNamed(() => import('./BankFileDialog'), 'BankFileDialog');

interface Options {
  reports: StatementReports;
  looked: Looked;
  accounts: FilterOptions['accounts'];
  /** The filter, where it can be used as it stands. */
  checked: () => ReportRequest | null;
}

/** What a person is asked about: a form, and the report whose period the file has. */
interface Asking {
  format: BankFormat;
  request: ReportRequest;
}

/**
 * The forms of banks in the export menu: at once where the statement is of one account, otherwise after the question of
 * which one.
 */
export function useBankFiles({ reports: { active, taken }, looked, accounts, checked }: Options) {
  const translate = useTranslate();
  const startExport = useStartExport();
  const [asking, setAsking] = useState<Asking | null>(null);
  const [open, setOpen] = useState(false);
  const start = ({ format, request }: Asking, account: string) => {
    const isShown = request === taken && active.pending === null;
    const body = extractOf(request, account, isShown ? active.report?.reply.arrived?.delivery : undefined);
    startExport({
      title: translate('bankFiles.title'),
      format,
      name: 'extrato',
      key: JSON.stringify([format, body]),
      requestFile: (signal) => bankFile(body, format, signal),
    });
  };
  const begin = (format: string) => {
    const request = taken ?? checked();
    if (request === null || !isBankFormat(format)) return;
    const account = wholeAccount(request);
    if (account !== null && looked.tab === 'rows' && !isNarrowed(looked.narrowed)) {
      start({ format, request }, account);
      return;
    }
    setAsking({ format, request });
    setOpen(true);
  };
  const close = () => setOpen(false);
  const further = {
    heading: translate('bankFiles.heading'),
    note: translate('bankFiles.note'),
    formats: bankFormats,
    onExport: begin,
  };
  const dialog: ReactNode = asking !== null && (
    <PartBoundary>
      <Suspense>
        <BankFileDialog
          // Another question has another answer.
          key={JSON.stringify(asking)}
          {...asking}
          open={open}
          accounts={accounts}
          onClose={close}
          onExport={(account) => {
            close();
            start(asking, account);
          }}
        />
      </Suspense>
    </PartBoundary>
  );
  return { further, dialog };
}
