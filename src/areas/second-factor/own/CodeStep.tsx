import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NewFactor } from '../../../../contract/second-factor';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { SubmitActions } from '../../../kit/edit/SubmitActions';
import { useFirstFault } from '../../../kit/edit/use-first-fault';
import { useDialogWork } from '../../../kit/edit/WorkDialog';
import { CopyField } from '../../../kit/secret/CopyField';
import { PortalError } from '../../../ui/failure/portal-error';
import { CodeField } from './CodeField';
import { QrCode } from './QrCode';

interface CodeStepProps {
  /** The id of the title, which names the dialog. */
  title: string;
  factor: NewFactor;
  busy: boolean;
  /** The failure of the last code; `null` before the first. */
  failure: unknown;
  onCode: (code: string) => void;
  /** Begins anew, with another secret. */
  onAgain: () => void;
  onCancel: () => void;
}

/** The title takes the focus, because the password that had it is gone. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** Shows the secret to an authenticator program, and asks for the first code that the program shows. */
export function CodeStep(props: CodeStepProps) {
  const { title, factor, busy, failure, onCode, onAgain, onCancel } = props;
  const translate = useTranslate();
  const text = (key: string) => translate(`secondFactor.setUp.${key}`);
  const [code, setCode] = useState('');
  // Whoever has scanned the secret would have to scan another one.
  useDialogWork(true);
  const fault = failure instanceof PortalError ? failure.fields.code : undefined;
  // The secret has waited too long, or another browser has asked for one.
  const replaced = failure instanceof PortalError && failure.status === 409;
  const form = useFirstFault(failure);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onCode(code);
      }}
    >
      <DialogTitle id={title} ref={focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        {text('scan.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridAutoRows: 'max-content', gap: '16px' }}>
        <DialogContentText>{text('scan.text')}</DialogContentText>
        <QrCode qr={factor.qr} label={text('scan.qr')} />
        <CopyField label={text('scan.secret')} value={grouped(factor.secret)} copies={factor.secret} />
        <Link href={factor.address} variant="body2">
          {text('scan.open')}
        </Link>
        {failure !== null && fault === undefined && (
          <SaveFailure error={failure} title={text('failed')} noAnswer={text('noAnswer')} />
        )}
        {replaced && (
          <div>
            <Button variant="outlined" onClick={onAgain}>
              {text('again')}
            </Button>
          </div>
        )}
        <CodeField label={text('code')} value={code} fault={fault} onChange={setCode} />
      </DialogContent>
      <SubmitActions confirm={text('confirm')} busy={busy} onCancel={onCancel} />
    </form>
  );
}

/** In groups of four, for whoever types it. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');
