import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../ui/format/use-format';
import { filteredPath } from '../../ui/paths';
import { periodOf, type UsageFilter } from './usage';

/** USE-01, USE-04: the period in days, how many terminals were used in it, and how many establishments were not. */
export function UsageFacts() {
  const translate = useTranslate();
  const { counted } = useFormat();
  const { filterValues, meta } = useListContext();
  const { unused, terminals } = (meta ?? {}) as { unused?: number; terminals?: number };
  const said = (key: string, count: number) => translate(`usage.${key}`, counted(count));
  const facts = [
    translate(`usage.periods.last${periodOf(filterValues)}`),
    ...(terminals === undefined ? [] : [said('used', terminals)]),
  ];
  const leads = unused !== undefined && unused > 0 && filterValues.use !== 'sem';
  if (unused !== undefined && !leads) facts.push(said('unused', unused));
  const listed: Partial<UsageFilter> = { ...filterValues, use: 'sem' };
  return (
    <Typography component="output" variant="body2" color="text.secondary">
      {facts.join(' · ')}
      {leads && (
        <>
          {' · '}
          <Link component={RouterLink} to={filteredPath('/relatorio-utilizacao', listed)}>
            {said('unused', unused)}
          </Link>
        </>
      )}
    </Typography>
  );
}
