import { useTranslate } from 'react-admin';
import { StateMark } from '../../kit/StateMark';
import { useScheduleText } from '../../kit/subscription/schedule-text';
import { useFormat } from '../../ui/format/use-format';
import { type SubscriptionRecord, stateTones } from './subscription';

/** When it is sent, in words, and below it when the next one comes, or why none does. */
export function Rhythm({
  subscription: { schedule, state, nextDate },
}: {
  subscription: SubscriptionRecord;
}) {
  const translate = useTranslate();
  const scheduleText = useScheduleText();
  const { dateTime } = useFormat();
  const next = nextDate === null ? null : dateTime(nextDate);
  return (
    <div>
      {scheduleText(schedule)}
      <span className="second">
        {state !== 'active' && (
          <StateMark tone={stateTones[state]} text={translate(`subscriptions.states.${state}`)} />
        )}
        {state === 'active' &&
          next !== null &&
          translate('subscriptions.next', { date: next.date, time: next.time.slice(0, 5) })}
      </span>
    </div>
  );
}
