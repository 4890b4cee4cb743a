import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FilterListOutlined from '@mui/icons-material/FilterListOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DASHBOARD, type DashboardOperator } from '../../../../contract/dashboard';
import { useFormat } from '../../../ui/format/use-format';
import type { Figures } from '../use-figures';
import { OperatorCard } from './OperatorCard';
import { panelStyle } from './operators-style';

const ALL = 'all';
const DEPOSITS = 'deposits';

interface OperatorsPanelProps {
  operators: readonly DashboardOperator[];
  /** The number of operators, which may be more than `operators` contains. */
  total: number;
  figures: Figures;
}

/** DASH-17 to DASH-21: the deposits of each operator, five cards per page, or of a single one. */
export function OperatorsPanel({ operators, total, figures }: OperatorsPanelProps) {
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`dashboard.operators.${key}`, values);
  const { integer } = useFormat();
  const heading = useId();
  const tab = useId();
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<number | typeof ALL>(ALL);
  const [page, setPage] = useState(0);
  const none = operators.length === 0;
  const one = operators.find(({ id }) => id === chosen);
  const pages = Math.ceil(operators.length / DASHBOARD.operatorsAPage);
  const from = page * DASHBOARD.operatorsAPage;
  const shown = one === undefined ? operators.slice(from, from + DASHBOARD.operatorsAPage) : [one];
  return (
    <Card component="section" aria-labelledby={heading} sx={panelStyle}>
      <div className="head">
        <Typography variant="subtitle1" component="h2" id={heading}>
          {text('title')}
        </Typography>
        <Button
          variant="outlined"
          size="small"
          startIcon={<FilterListOutlined />}
          disabled={none}
          aria-expanded={choosing}
          onClick={() => setChoosing(!choosing)}
        >
          {text('filter')}
        </Button>
      </div>
      <Tabs value={DEPOSITS} aria-labelledby={heading}>
        <Tab value={DEPOSITS} id={tab} aria-controls={`${tab}-panel`} label={text('deposits')} />
      </Tabs>
      <div className="panel" role="tabpanel" id={`${tab}-panel`} aria-labelledby={tab}>
        {choosing && !none && (
          <TextField
            select
            size="small"
            className="choice"
            label={text('operator')}
            value={one?.id ?? ALL}
            onChange={({ target }) => {
              // DASH-21: a single operator has no pages; a change back to all shows the first page.
              setPage(0);
              setChosen(target.value === ALL ? ALL : Number(target.value));
            }}
          >
            <MenuItem value={ALL}>{text('all')}</MenuItem>
            {operators.map(({ id, operador }) => (
              <MenuItem key={id} value={id}>
                {operador}
              </MenuItem>
            ))}
          </TextField>
        )}
        {none && (
          <Typography variant="body2" className="none">
            {text('none')}
          </Typography>
        )}
        {total > operators.length && (
          <Typography variant="caption" component="p" className="none">
            {text('bounded', { shown: integer(operators.length), count: integer(total) })}
          </Typography>
        )}
        <ul>
          {shown.map((operator) => (
            <OperatorCard key={operator.id} operator={operator} figures={figures} />
          ))}
        </ul>
      </div>
      {one === undefined && pages > 1 && (
        <nav className="pager" aria-label={text('pages')}>
          <Typography variant="caption" color="text.secondary">
            {text('count', {
              from: integer(from + 1),
              to: integer(from + shown.length),
              total: integer(operators.length),
            })}
          </Typography>
          <IconButton aria-label={text('previous')} disabled={page === 0} onClick={() => setPage(page - 1)}>
            <ChevronLeft />
          </IconButton>
          <Typography variant="body2" component="span" aria-live="polite" className="page">
            {text('page', { page: integer(page + 1), pages: integer(pages) })}
          </Typography>
          <IconButton
            aria-label={text('next')}
            disabled={page === pages - 1}
            onClick={() => setPage(page + 1)}
          >
            <ChevronRight />
          </IconButton>
        </nav>
      )}
    </Card>
  );
}
