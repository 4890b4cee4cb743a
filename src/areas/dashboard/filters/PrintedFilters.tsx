import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DashboardQuery, DashboardReply } from '../../../../contract/dashboard';
import { useFormat } from '../../../ui/format/use-format';
import { placeOf } from './filters';
import type { DashboardOptions } from './use-dashboard-options';

interface PrintedFiltersProps {
  query: DashboardQuery;
  reply: DashboardReply;
  options: DashboardOptions;
}

/** Look, print: the filters of the figures in words, for paper only; on the screen the fields show them. */
export function PrintedFilters({ query, reply, options }: PrintedFiltersProps) {
  const translate = useTranslate();
  const { date, dateTime } = useFormat();
  const place = placeOf(query, options.places);
  const type = options.types.find(({ key }) => key === query.tipoTransacao);
  const days = reply.inicio === reply.fim ? date(reply.fim) : `${date(reply.inicio)} – ${date(reply.fim)}`;
  const parts = [place?.name, type?.value, days, translate('dashboard.updated', dateTime(reply.at))];
  return (
    <Typography variant="body2" sx={{ display: 'none', '@media print': { display: 'block' } }}>
      {parts.filter((part) => part !== undefined).join(' · ')}
    </Typography>
  );
}
