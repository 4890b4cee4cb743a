import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { LostNotice } from '../../../kit/LostNotice';
import { isNetworkLost } from '../../../portal/network';
import { useFormat } from '../../../ui/format/use-format';
import { PartFailure } from '../PartFailure';
import { TodayRow } from './TodayRow';
import { TodaySkeleton } from './TodaySkeleton';
import { todayStyle } from './today-style';
import { useTodayList } from './use-today-list';

/** Shows what needs the person today, worst first, each with a button to the screen that is filtered for it. */
export function TodayCard() {
  const translate = useTranslate();
  const { integer } = useFormat();
  const title = useId();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useTodayList();
  const lost = data !== undefined && isNetworkLost(error);
  const failed = error !== null && !isFetching && !lost;
  const shown = error === null || lost ? data : undefined;
  return (
    <Card
      component="section"
      aria-labelledby={title}
      aria-busy={data === undefined && isFetching}
      sx={todayStyle}
    >
      <div className="head">
        <div>
          <Typography variant="subtitle1" component="h2" id={title}>
            {translate('home.today.title')}
          </Typography>
          {shown !== undefined && shown.items.length > 0 && (
            <Typography variant="body2" component="span" color="text.secondary">
              {integer(shown.items.length)}
            </Typography>
          )}
        </div>
        {shown !== undefined && shown.items.length > 0 && (
          <Typography variant="caption" color="text.secondary">
            {translate('home.today.checked', { time: shown.checkedAt.slice(11, 16) })}
          </Typography>
        )}
      </div>
      {lost && <LostNotice at={dataUpdatedAt} />}
      {failed && (
        <div className="part">
          <PartFailure title={translate('home.today.failed')} error={error} onRetry={refetch} />
        </div>
      )}
      {shown === undefined && !failed && <TodaySkeleton />}
      {shown !== undefined && shown.items.length > 0 && (
        <ul aria-labelledby={title}>
          {shown.items.map((item) => (
            <TodayRow key={item.kind} item={item} checkedAt={shown.checkedAt} />
          ))}
        </ul>
      )}
      {shown !== undefined && shown.items.length === 0 && !shown.incomplete && (
        <div className="part nothing">
          <CheckCircleOutlined aria-hidden />
          <Typography variant="body1">
            {translate('home.today.nothing', { time: shown.checkedAt.slice(11, 16) })}
          </Typography>
        </div>
      )}
      {shown?.incomplete === true && (
        <div className="part incomplete" role="alert">
          <Typography variant="body2">{translate('home.today.incomplete')}</Typography>
          <Button variant="outlined" size="small" onClick={() => void refetch()}>
            {translate('common.retry')}
          </Button>
        </div>
      )}
    </Card>
  );
}
