import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SilenceReply } from '../../../../contract/silence';
import { useFormat } from '../../../ui/format/use-format';
import { minuteOf } from './SilenceHead';
import { SilentShop } from './SilentShop';

/** Each silent establishment with its sentence, then the time of the last data and the coverage. */
export function SilenceDetails({ reply }: { reply: SilenceReply }) {
  const translate = useTranslate();
  const { integer, dateTime } = useFormat();
  const { silenciosos, totalSilenciosos, avaliados, avaliadoAte, semRitmo, totalSemRitmo } = reply;
  const names = semRitmo.map(({ nomeFantasia }) => nomeFantasia).join(', ');
  const further = totalSemRitmo - semRitmo.length;
  const bounded = totalSilenciosos > silenciosos.length;
  return (
    <>
      {silenciosos.length > 0 && (
        <ul>
          {silenciosos.map((shop) => (
            <SilentShop key={shop.id} shop={shop} />
          ))}
        </ul>
      )}
      <Typography variant="caption" component="p" className="known">
        {bounded &&
          `${translate('silence.bounded', { shown: integer(silenciosos.length), count: integer(totalSilenciosos) })} `}
        {avaliadoAte !== null &&
          `${translate('silence.judged', { count: integer(avaliados), ...minuteOf(dateTime(avaliadoAte)) })} `}
        {translate('silence.quiet')}
        {further > 0 && ` ${translate('silence.sparser', { names, count: integer(further) })}`}
        {further === 0 && totalSemRitmo > 0 && ` ${translate('silence.sparse', { names })}`}
      </Typography>
    </>
  );
}
