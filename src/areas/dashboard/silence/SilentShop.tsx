import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { addDays } from '../../../../contract/calendar';
import { REPORT } from '../../../../contract/reports';
import { type SilentShop as Shop, SILENCE, type SilenceReason } from '../../../../contract/silence';
import { statementOf } from '../../../network/reports/statement-path';
import { useAccess } from '../../../session/use-access';
import { useFormat } from '../../../ui/format/use-format';
import { useToday } from '../../../ui/format/use-today';
import { editPath } from '../../../ui/paths';
import { minuteOf } from './SilenceHead';

/** One silent establishment: since when, what is usual, how unusual it is, and the likely reason. */
export function SilentShop({ shop }: { shop: Shop }) {
  const translate = useTranslate();
  const today = useToday();
  const { integer, dateTime } = useFormat();
  const { id, nomeFantasia, cidade, ultimoDeposito, diasUsuais, diasComDeposito, horaUsual } = shop;
  const { umaVezEmDias, motivo } = shop;
  const mayOpen = useAccess();
  const reason = translate(`silence.reasons.${motivo?.tipo ?? 'unknown'}`, wordsOf(motivo));
  const days = integer(umaVezEmDias);
  const hour = `${String(horaUsual).padStart(2, '0')}:00`;
  return (
    <li>
      <Typography variant="body1" component="h3">
        <Link component={RouterLink} to={statementSince(id, ultimoDeposito, today)}>
          {nomeFantasia}
        </Link>
        <span className="city">{cidade}</span>
      </Typography>
      <Typography variant="body2">
        <strong>{translate('silence.last', minuteOf(dateTime(ultimoDeposito)))}</strong>{' '}
        {translate('silence.usual', { with: integer(diasComDeposito), days: integer(diasUsuais), hour })}{' '}
        {translate(umaVezEmDias < SILENCE.onceInDays ? 'silence.once' : 'silence.rarer', { days })}
      </Typography>
      <Typography variant="body2" className="reason">
        {motivo?.tipo === 'chamado' && mayOpen('/chamados') ? (
          <Link component={RouterLink} to={editPath('/chamados', motivo.numero)}>
            {reason}
          </Link>
        ) : (
          reason
        )}
      </Typography>
    </li>
  );
}

function wordsOf(reason: SilenceReason | null): Record<string, string> {
  if (reason?.tipo === 'chamado') return { number: String(reason.numero) };
  return reason?.tipo === 'noticia' ? { title: reason.titulo } : {};
}

/** The address of its statement from the day of the last deposit, as far back as a statement may go. */
function statementSince(code: string, last: string, today: string): string {
  const earliest = addDays(today, 1 - REPORT.rangeDays);
  const day = last.slice(0, 10);
  return statementOf(code, day > earliest ? day : earliest, today);
}
