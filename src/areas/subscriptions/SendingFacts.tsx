import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import { type ControlTotal, goesOverOthers, type Sending, sendingFile } from '../../../contract/sendings';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import { useStartExport } from '../../kit/export/use-exports';
import { StateMark } from '../../kit/StateMark';
import { Whole } from '../../kit/Whole';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';
import { SendAgain } from './SendAgain';
import { sendingStyle } from './sendings-style';
import { sendingTones } from './subscription';

/** One sending: number, state, moments, recipient, control total, the tries of one that has not gone out, and its file. */
export function SendingFacts({ sending }: { sending: Sending }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { dateTime, integer, counted, money } = useFormat();
  const startExport = useStartExport();
  const text = (key: string, words: object = {}) => translate(`subscriptions.sendings.${key}`, words);
  const moment = (key: 'planned' | 'sent', at: string) => {
    const { date, time } = dateTime(at);
    return text(key, { date, time: time.slice(0, 5) });
  };
  const { id, number, state, reason, recipient, tries, plannedDate, sentDate, late, part } = sending;
  const waits = state === 'waiting';
  // The file is within the scope of now, and the message had that of its moment.
  const requestFile = async (signal: AbortSignal) => {
    const promised = await call(sendingFile, { params: { id }, body: {}, signal });
    const then = sending.total;
    // A server of the version before says nothing of it.
    const by = promised.total ?? null;
    if (then !== null && by !== null && !sameTotal(then, by))
      notify(
        by.balance === null
          ? text('scopeChanged', counted(by.rows))
          : text('scopeChangedTotal', { ...counted(by.rows), balance: money(by.balance) }),
        { type: 'warning', autoHideDuration: null },
      );
    return promised;
  };
  return (
    <Box sx={sendingStyle}>
      <div className="head">
        <span className="number">
          {number === null ? text('test') : text('number', { number: integer(number) })}
        </span>
        <StateMark tone={sendingTones[state]} text={translate(`subscriptions.sendingStates.${state}`)} />
      </div>
      <span className="second">
        {[
          sentDate === null ? moment('planned', plannedDate) : moment('sent', sentDate),
          ...(late ? [text('late')] : []),
          ...(sending.channel === 'mail' ? [text('to', { name: recipient.name })] : []),
        ].join(' · ')}
      </span>
      {reason !== null && <span>{translate(`subscriptions.reasons.${reason}`)}</span>}
      {tries > 0 && (waits || state === 'failed') && (
        <span className="second">
          {text(waits ? (sending.channel === 'webhook' ? 'triesReceiver' : 'tries') : 'gaveUp', {
            ...counted(tries),
            hours: SUBSCRIPTION.triedHours,
          })}
        </span>
      )}
      {typeof sending.bankFile === 'number' && (
        <span>{text('bankFile', { number: integer(sending.bankFile) })}</span>
      )}
      <Sums sending={sending} />
      {part && <span className="second">{text('part', { name: recipient.name })}</span>}
      <Establishments sending={sending} />
      {sending.fileName !== null && (
        <span className="second">
          {text('file')} <Whole text={sending.fileName} />
        </span>
      )}
      {sending.file && (
        <Button
          size="small"
          startIcon={<DownloadOutlined />}
          aria-label={`${text('download')}: ${number === null ? text('test') : text('number', { number })}`}
          onClick={() =>
            startExport({
              title: sending.view,
              format: sending.format,
              key: `${sendingFile.name}/${id}`,
              requestFile,
              failures: { requested: text('fileFailed'), fetched: text('fetchFailed') },
            })
          }
          sx={{ marginLeft: '-6px' }}
        >
          {text('download')}
        </Button>
      )}
      {sending.again && <SendAgain sending={sending} />}
    </Box>
  );
}

const sameTotal = (one: ControlTotal, other: ControlTotal) =>
  one.rows === other.rows && one.deposits === other.deposits && one.withdrawals === other.withdrawals;

/** Where its file goes over other establishments than the number before: how many, and which are no longer among them. */
function Establishments({ sending: { establishments } }: { sending: Sending }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  // A server of the version before says nothing of them.
  if (!establishments || !goesOverOthers(establishments)) return null;
  const { count, before, lost, lostCodes } = establishments;
  const codes = lostCodes.join(', ');
  return (
    <>
      <span>
        {translate('subscriptions.sendings.establishments', {
          count: integer(count),
          before: integer(before ?? 0),
        })}
      </span>
      {codes !== '' && (
        <span className="second">
          {translate('subscriptions.sendings.lost', {
            codes: lost > lostCodes.length ? `${codes} … (${integer(lost)})` : codes,
          })}
        </span>
      )}
    </>
  );
}

/** The control total, as the message has it: it is what the rows of the file come to. */
function Sums({ sending: { total } }: { sending: Sending }) {
  const translate = useTranslate();
  const { money, counted } = useFormat();
  if (total === null) return null;
  const text = (key: string, words: object = {}) => translate(`subscriptions.sendings.${key}`, words);
  const sums = (['deposits', 'withdrawals', 'balance'] as const).flatMap((key) => {
    const amount = total[key];
    return amount === null ? [] : [[key, amount] as const];
  });
  return (
    <>
      <span>{text('rows', counted(total.rows))}</span>
      {sums.length > 0 && (
        <dl className="sums">
          {sums.map(([key, amount]) => (
            <div key={key}>
              <dt>{text(key)}</dt>
              <dd translate="no">{money(amount)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
