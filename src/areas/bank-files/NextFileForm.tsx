import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import FormHelperText from '@mui/material/FormHelperText';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCreate, useStoreContext, useTranslate } from 'react-admin';
import { addDays } from '../../../contract/calendar';
import { isDate } from '../../../contract/dates';
import { DateField } from '../../kit/date-field/DateField';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { useDialogWork } from '../../kit/edit/WorkDialog';
import { fieldsStyle } from '../../kit/list/controls-style';
import { OptionsFailure } from '../../kit/list/OptionsFailure';
import { OneSelect } from '../../kit/multi-select/OneSelect';
import { useAccountOptions } from '../../network/reports/selections/use-filter-options';
import { keptListKey } from '../../session/kept-lists';
import { useFormat } from '../../ui/format/use-format';
import { useToday } from '../../ui/format/use-today';
import { accountOf, BANK_FILES, type BankFileRecord, type KeptFilter } from './bank-file';
import { useFileWords } from './use-file-words';
import { useNewestFile } from './use-newest-file';

interface NextFileFormProps {
  onClose: () => void;
  onCreated: (file: BankFileRecord) => void;
}

/**
 * Asks of which account the next file is, and up to which day it goes. The number of the newest file is sent along, so that
 * a second attempt after a lost reply creates no second file.
 */
export function NextFileForm({ onClose, onCreated }: NextFileFormProps) {
  const translate = useTranslate();
  const { text } = useFileWords();
  const cache = useQueryClient();
  const yesterday = addDays(useToday(), -1);
  const accounts = useAccountOptions();
  const [account, setAccount] = useState(useListedAccount());
  const [through, setThrough] = useState('');
  const [from, setFrom] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const looked = useNewestFile(account);
  const { looking, error: unknown, lookAgain } = looked;
  // A second attempt sends the same: the first one may have created the file that is the newest by now.
  const [tried, setTried] = useState<{ account: string; newest: BankFileRecord | null } | null>(null);
  const newest = tried?.account === account ? tried.newest : looked.newest;
  const [create, { isPending, error }] = useCreate<BankFileRecord>(BANK_FILES, undefined, {
    onSuccess: onCreated,
    // Also after a failure: somebody else may have had the file made, or only the reply was lost.
    onSettled: () => void cache.invalidateQueries({ queryKey: [BANK_FILES] }),
  });
  useDialogWork(through !== '' || from !== '');
  const isWrong = (day: string) => day !== '' && !isDate(day);
  const submit = () => {
    setAsked(true);
    if (account === null) {
      field.current?.focus();
      return;
    }
    if (newest === undefined || isPending || isWrong(through) || isWrong(from)) return;
    setTried({ account, newest });
    const wanted = {
      account: Number(account),
      after: newest?.number ?? 0,
      ...(through !== '' && { through }),
      ...(newest === null && from !== '' && { from }),
    };
    void create(BANK_FILES, { data: wanted as unknown as Partial<BankFileRecord> });
  };
  const fault = (day: string) => (asked && isWrong(day) ? text('next.day') : undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <DialogContent sx={fieldsStyle}>
        <DialogContentText>{text('next.text')}</DialogContentText>
        <OneSelect
          label={text('next.account')}
          options={accounts.options}
          loading={accounts.loading}
          value={account}
          required
          fieldRef={(element) => {
            field.current = element;
          }}
          fault={asked && account === null ? text('next.choose') : undefined}
          onChange={setAccount}
        />
        <OptionsFailure
          failed={accounts.failed ? 'reports.filters.failed' : null}
          retry={() => void accounts.reload()}
        />
        {unknown !== null && (
          <>
            <SaveFailure error={unknown} title={text('next.lookFailed')} noAnswer={text('next.lookAgain')} />
            <Button variant="outlined" onClick={lookAgain} sx={{ justifySelf: 'start' }}>
              {translate('common.retry')}
            </Button>
          </>
        )}
        <output aria-busy={looking}>
          {looking && newest === undefined && text('next.looking')}
          {newest !== undefined && <Follows newest={newest} />}
        </output>
        {newest === null && (
          <div>
            <DateField
              label={text('next.from')}
              value={from}
              max={yesterday}
              fault={fault(from)}
              onChange={setFrom}
            />
            <FormHelperText>{text('next.fromHelp')}</FormHelperText>
          </div>
        )}
        <div>
          <DateField
            label={text('next.through')}
            value={through}
            max={yesterday}
            fault={fault(through)}
            onChange={setThrough}
          />
          <FormHelperText>{text('next.throughHelp')}</FormHelperText>
        </div>
        {error !== null && (
          <SaveFailure error={error} title={text('next.failed')} noAnswer={text('next.noAnswer')} />
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button type="submit" variant="contained" aria-busy={isPending}>
          {text('next.create')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** The account that the list below is narrowed to. */
function useListedAccount(): string | null {
  const store = useStoreContext();
  const kept = store.getItem<{ filter?: Partial<KeptFilter> }>(keptListKey(BANK_FILES));
  return accountOf(kept?.filter ?? {});
}

/** Says which number the file gets, and after which file it goes on. */
function Follows({ newest }: { newest: BankFileRecord | null }) {
  const { text, number } = useFileWords();
  const { date } = useFormat();
  if (newest === null) return text('next.first');
  return text('next.follows', {
    number: number(newest.number + 1),
    before: number(newest.number),
    date: date(newest.lastDay),
  });
}
