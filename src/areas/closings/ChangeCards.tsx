import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ClosingChange } from '../../../contract/closings';
import { useFormat } from '../../ui/format/use-format';
import { effectOf, keyOf } from './changed';
import { cardsStyle } from './closings-style';

/** The rows that have changed, on a phone: what happened to which transaction, and what that did to the balance. */
export function ChangeCards({ changes }: { changes: readonly ClosingChange[] }) {
  const translate = useTranslate();
  return (
    <Box component="ul" aria-label={translate('closings.table')} sx={cardsStyle}>
      {changes.map((change) => (
        <ChangeCard key={keyOf(change)} change={change} />
      ))}
    </Box>
  );
}

type Fact = [name: string, value: ReactNode];

function ChangeCard({ change }: { change: ClosingChange }) {
  const translate = useTranslate();
  const format = useFormat();
  const moment = (at: string) => {
    const { date, time } = format.dateTime(at);
    return `${date} ${time.slice(0, 5)}`;
  };
  const effect = effectOf(change);
  const column = (id: string) => translate(`closings.columns.${id}`);
  const cancelled: Fact[] =
    change.cancelledAt === null ? [] : [[column('cancelledAt'), moment(change.cancelledAt)]];
  const facts: Fact[] = [
    [column('capturedAt'), moment(change.capturedAt)],
    [column('accountingDate'), format.date(change.accountingDate)],
    ...cancelled,
    [column('at'), `${moment(change.at)} · ${column('delivery')} ${format.integer(change.delivery)}`],
    [column('operator'), change.operator ?? ''],
    [
      column('account'),
      <>
        {change.bank} {change.branch} / <span className="code">{change.account}</span>
      </>,
    ],
    [column('nsu'), change.nsu],
  ];
  return (
    <li>
      <div className="first">
        <span className="what">
          {translate(`closings.changes.${change.change}`)}
          {' · '}
          {translate(`statement.types.${change.type}`)}
        </span>
        <span className={`amount ${Number(effect) < 0 ? 'out' : 'in'}`} translate="no">
          {format.money(effect, { signed: true })}
        </span>
      </div>
      <div className="establishment" translate="no">
        {change.establishment}
      </div>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
