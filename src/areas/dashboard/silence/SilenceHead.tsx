import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import NotificationsPausedOutlined from '@mui/icons-material/NotificationsPausedOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { SilenceReply } from '../../../../contract/silence';
import { useFailureText } from '../../../ui/failure/use-failure-text';
import { useFormat } from '../../../ui/format/use-format';

/** As many names as fit into the line; the button shows all of them. */
const NAMED = 3;

interface SilenceHeadProps {
  headingId: string;
  /** `undefined` where it could not be loaded. */
  reply: SilenceReply | undefined;
  error: unknown;
}

/** A line with the result: whether establishments are silent, which ones, and whether that can be known. */
export function SilenceHead({ headingId, reply, error }: SilenceHeadProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { dateTime } = useFormat();
  const isFailed = reply === undefined;
  const isSilent = !isFailed && reply.totalSilenciosos > 0;
  const Icon = isFailed ? ErrorOutlineOutlined : isSilent ? NotificationsPausedOutlined : CheckCircleOutlined;
  return (
    <>
      <Icon className={isFailed ? 'failed' : isSilent ? 'silent' : 'usual'} />
      <div className="words">
        <Typography variant="subtitle1" component="h2" id={headingId}>
          {translate('silence.title')}
        </Typography>
        <Typography variant="body2" className="line" {...(isFailed && { role: 'alert' })}>
          {isFailed ? `${translate('silence.failed')} ${failureText(error)}` : said(reply)}
        </Typography>
      </div>
    </>
  );

  function said(known: SilenceReply): string {
    const { silenciosos, totalSilenciosos, avaliados, avaliadoAte, semDadosDesde } = known;
    const behind =
      semDadosDesde === null ? '' : translate('silence.behind', minuteOf(dateTime(semDadosDesde)));
    if (totalSilenciosos > 0) {
      const first = silenciosos.slice(0, NAMED).map(({ nomeFantasia }) => nomeFantasia);
      const names = `${first.join(', ')}${totalSilenciosos > NAMED ? ' …' : ''}`;
      const some = translate('silence.some', { smart_count: totalSilenciosos, names });
      return behind === '' ? some : `${behind} ${some}`;
    }
    if (behind !== '') return behind;
    if (avaliadoAte === null) return translate('silence.notYet');
    return translate(avaliados === 0 ? 'silence.nobody' : 'silence.none');
  }
}

/** A moment without its seconds, which say nothing here. */
export const minuteOf = ({ date, time }: { date: string; time: string }) => ({
  date,
  time: time.slice(0, 5),
});
