import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BankFormat } from '../../../../contract/exports';
import { isRecordKey } from '../../../../contract/keys';
import type { ReportFilter } from '../../../../contract/reports';
import { OptionsFailure } from '../../../kit/list/OptionsFailure';
import { OneSelect } from '../../../kit/multi-select/OneSelect';
import { ReportPeriod } from '../../../network/reports/results/ReportPeriod';
import type { FilterOptions } from '../../../network/reports/selections/use-filter-options';

export interface BankFileDialogProps {
  open: boolean;
  format: BankFormat;
  /** The report whose period the file has; of its accounts one can be chosen, or of all where it names none. */
  request: ReportFilter;
  accounts: FilterOptions['accounts'];
  onClose: () => void;
  onExport: (account: string) => void;
}

/** Asks of which account a bank file is: it has one, whole. */
export function BankFileDialog({ open, format, request, accounts, onClose, onExport }: BankFileDialogProps) {
  const translate = useTranslate();
  const title = useId();
  const field = useRef<HTMLInputElement>(null);
  const { contas } = request;
  // A bank file has one account, and not the option that stands for all of them.
  const options = accounts.options.filter(
    ({ key }) => isRecordKey(key) && (contas.length === 0 || contas.includes(key)),
  );
  const only = options.length === 1 ? (options[0]?.key ?? null) : null;
  const [chosen, choose] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const account = chosen ?? only;
  const submit = () => {
    if (account !== null) return onExport(account);
    setAsked(true);
    field.current?.focus();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle id={title}>
          {translate('bankFiles.title')} · {translate(`exports.formats.${format}`)}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: '12px' }}>
          <DialogContentText>{translate('bankFiles.text')}</DialogContentText>
          <ReportPeriod request={request} />
          <OneSelect
            label={translate('bankFiles.account')}
            options={options}
            value={account}
            loading={accounts.loading}
            required
            fieldRef={(element) => {
              field.current = element;
            }}
            fault={asked && account === null ? translate('bankFiles.choose') : undefined}
            onChange={choose}
          />
          <OptionsFailure
            failed={accounts.failed ? 'reports.filters.failed' : null}
            retry={() => void accounts.reload()}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {translate('common.export')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
