import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { isGoingOn, type Preset } from '../../../contract/report-presets';
import { isTimed, type Rhythm, rhythms } from '../../../contract/subscription-settings';
import { useClock } from '../../ui/format/use-clock';
import { useFormat } from '../../ui/format/use-format';
import { ChoiceOf } from './ChoiceOf';
import type { PartProps } from './form-field';
import { nextOf } from './next-date';
import { LAST_DAY, weekdays } from './schedule-text';
import { rowStyle } from './subscription-style';
import { scheduleOf } from './values';

/** Minutes between the hours that are offered. */
const STEP = 30;
const HOURS = Array.from({ length: (24 * 60) / STEP }, (_, index) => {
  const minutes = index * STEP;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
});

const DAYS = Array.from({ length: LAST_DAY }, (_, index) => index + 1);

interface ScheduleFieldsProps extends PartProps {
  /** Whose clocks the hours go by. */
  timeZone: string;
  /** The period of the view in words, where what is sent goes by it. */
  period: Preset | null | undefined;
}

/** When it is sent: the rhythm in words, the hour, and when the next one comes. */
export function ScheduleFields({ values, onChange, faultOf, timeZone, period }: ScheduleFieldsProps) {
  const translate = useTranslate();
  const text = (key: string, words: object = {}) => translate(`subscriptions.form.${key}`, words);
  const { rhythm, time, weekday, day } = values;
  // An hour that a program has chosen is not changed by looking at it.
  const hours = HOURS.includes(time) ? HOURS : [...HOURS, time].toSorted();
  return (
    <>
      <ChoiceOf
        label={text('rhythm')}
        value={rhythm}
        onChange={(chosen) => onChange({ rhythm: chosen as Rhythm })}
        fault={faultOf('rhythm')}
        choices={rhythms.map((one) => [one, translate(`subscriptions.rhythms.${one}`)])}
      />
      {isTimed(rhythm) && (
        <Box sx={rowStyle}>
          {rhythm === 'weekly' && (
            <ChoiceOf
              label={text('weekday')}
              value={String(weekday)}
              onChange={(chosen) => onChange({ weekday: Number(chosen) })}
              fault={faultOf('weekday')}
              choices={weekdays.map((name, index) => [
                String(index + 1),
                translate(`subscriptions.weekdays.${name}`),
              ])}
            />
          )}
          {rhythm === 'monthly' && (
            <ChoiceOf
              label={text('day')}
              value={String(day)}
              onChange={(chosen) => onChange({ day: Number(chosen) })}
              fault={faultOf('day')}
              choices={DAYS.map((one) => [
                String(one),
                one === LAST_DAY ? text('lastDay') : text('dayNumber', { day: one }),
              ])}
            />
          )}
          <ChoiceOf
            label={text('time')}
            value={time}
            onChange={(chosen) => onChange({ time: chosen })}
            fault={faultOf('time')}
            choices={hours.map((one) => [one, one])}
          />
        </Box>
      )}
      {!isTimed(rhythm) && period != null && isGoingOn(period) && (
        <Alert severity="warning">{text(`begun.${rhythm}`)}</Alert>
      )}
      <Next values={values} timeZone={timeZone} />
    </>
  );
}

/** When the next one comes, and by whose clocks. */
function Next({ values, timeZone }: Pick<ScheduleFieldsProps, 'values' | 'timeZone'>) {
  const translate = useTranslate();
  const { longDate } = useFormat();
  const now = useClock()();
  const text = (key: string, words: object = {}) => translate(`subscriptions.form.${key}`, words);
  const next = nextOf(scheduleOf(values), now);
  return (
    <Typography component="output" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
      {next === null
        ? text('nextClosed')
        : `${text('next', { day: longDate(next.date, { alone: false }), time: next.time })} ${text('zone', { zone: timeZone })}`}
    </Typography>
  );
}
