import { useTranslate } from 'react-admin';
import { StateMark } from '../../kit/StateMark';
import { useFormat } from '../../ui/format/use-format';
import { type SubscriptionRecord, sendingTones } from './subscription';

/** How the last sending went, when, and why where it did not go well. */
export function LastSending({ subscription: { last } }: { subscription: SubscriptionRecord }) {
  const translate = useTranslate();
  const { dateTime, integer } = useFormat();
  if (last === null)
    return (
      <div>
        <span className="second">{translate('subscriptions.neverSent')}</span>
      </div>
    );
  const { date, time } = dateTime(last.sentDate ?? last.plannedDate);
  return (
    <div>
      <StateMark
        tone={sendingTones[last.state]}
        text={translate(`subscriptions.sendingStates.${last.state}`)}
      />
      <span className="second">
        {[
          last.number === null
            ? translate('subscriptions.sendings.test')
            : translate('subscriptions.sendings.number', { number: integer(last.number) }),
          `${date} ${time.slice(0, 5)}`,
        ].join(' · ')}
      </span>
      {last.reason !== null && (
        <span className="second">{translate(`subscriptions.reasons.${last.reason}`)}</span>
      )}
    </div>
  );
}
