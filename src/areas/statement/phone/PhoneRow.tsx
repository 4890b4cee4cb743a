import CallMadeOutlined from '@mui/icons-material/CallMadeOutlined';
import CallReceivedOutlined from '@mui/icons-material/CallReceivedOutlined';
import ChevronRight from '@mui/icons-material/ChevronRight';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../ui/format/use-format';
import { isWithdrawal, signedAmount, textOf } from '../columns';
import type { ReportEntry } from '../entry';
import { openDispute } from '../open-dispute';

interface PhoneRowProps {
  entry: ReportEntry;
  /** Whether no day stands above it. */
  dated?: boolean;
  onOpen: (entry: ReportEntry) => void;
}

/** One transaction: where, when to the minute and by whom, how much; arrow, sign and word say its direction. */
export function PhoneRow({ entry, dated = false, onOpen }: PhoneRowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const cache = useQueryClient();
  const { row, transaction, cancellation } = entry;
  const captured = format.dateTime(textOf(row, 'transactionDate'));
  const [establishment, operator] = [textOf(row, 'establishment'), textOf(row, 'operator')];
  const out = isWithdrawal(row);
  const direction = out ? 'out' : 'in';
  const Arrow = out ? CallMadeOutlined : CallReceivedOutlined;
  const disputed = transaction !== undefined && openDispute(cache, transaction) !== undefined;
  return (
    <li>
      <ButtonBase className="row" aria-haspopup="dialog" onClick={() => onOpen(entry)}>
        <span className={`arrow ${direction}`}>
          <Arrow aria-hidden />
        </span>
        <span className="where">
          <span className="establishment" translate="no" title={establishment}>
            {establishment}
          </span>{' '}
          <span className="by" title={operator}>
            {dated && `${captured.date} `}
            {captured.time.slice(0, 5)}
            {' · '}
            <span translate="no">{operator}</span>
          </span>
        </span>{' '}
        <span className="what">
          <span className={`amount ${direction}`} translate="no">
            {format.money(signedAmount(row), { signed: true })}
          </span>{' '}
          <span className="type">
            {disputed && <GavelOutlined titleAccess={translate('statement.dispute.column')} />}
            {translate(`statement.types.${out ? 'withdrawal' : 'deposit'}`)}
            {cancellation !== undefined && ` · ${format.dateTime(cancellation.at).date}`}
          </span>
        </span>
        <ChevronRight className="more" aria-hidden />
      </ButtonBase>
    </li>
  );
}
