import ExpandMore from '@mui/icons-material/ExpandMore';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Collapse from '@mui/material/Collapse';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { aboveDock } from '../../kit/dock-style';
import { NOTHING_CHOSEN, type ReportFilters } from './default-filters';
import { activeCount } from './filters';
import { PeriodFields } from './period/PeriodFields';
import { periodRowStyle } from './period/period-style';
import {
  advancedHeadStyle,
  advancedStyle,
  cardStyle,
  createStyle,
  discloseStyle,
  dockStyle,
} from './report-style';
import { SelectionFields } from './selections/SelectionFields';
import type { FilterOptions } from './selections/use-filter-options';

interface FilterCardProps {
  /** What the form is called. */
  label: string;
  filters: ReportFilters;
  /** `YYYY-MM-DD` in the network's time zone; empty until that is known. */
  today: string;
  options: FilterOptions;
  running: boolean;
  /** Whether the advanced area is open at first. */
  advanced: boolean;
  /** Further actions on the present filters. */
  actions: ReactNode;
  onChange: (changes: Partial<ReportFilters>) => void;
  onCreate: () => void;
}

/** STMT-01: what to report on. Enter in any field creates the report, as the button does (STMT-11). */
export function FilterCard(props: FilterCardProps) {
  const { label, filters, today, options, running, advanced, actions, onChange, onCreate } = props;
  const translate = useTranslate();
  const text = (key: string, values?: object) => translate(`reports.filters.${key}`, values);
  const area = useId();
  const [open, setOpen] = useState(advanced);
  const active = activeCount(filters);
  return (
    <Card
      component="form"
      noValidate
      aria-label={label}
      sx={cardStyle}
      onSubmit={(event) => {
        event.preventDefault();
        onCreate();
      }}
    >
      <Box sx={periodRowStyle}>
        <PeriodFields filters={filters} today={today} onChange={onChange} />
        <ActionDock>
          {actions}
          <CreateButton running={running} />
        </ActionDock>
      </Box>
      <Box sx={advancedStyle}>
        <Box sx={advancedHeadStyle}>
          <ButtonBase
            sx={discloseStyle}
            aria-expanded={open}
            aria-controls={area}
            onClick={() => setOpen(!open)}
          >
            <ExpandMore data-open={open} />
            {text('advanced')}
          </ButtonBase>
          {active > 0 && (
            <>
              <Chip variant="outlined" color="primary" label={text('active', { smart_count: active })} />
              <Button className="clear" onClick={() => onChange(NOTHING_CHOSEN)}>
                {translate('common.clear')}
              </Button>
            </>
          )}
        </Box>
        {options.failed && (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={options.retry}>
                {translate('common.retry')}
              </Button>
            }
          >
            {text('failed')}
          </Alert>
        )}
        <Collapse in={open} id={area}>
          <SelectionFields filters={filters} options={options} onChange={onChange} />
        </Collapse>
      </Box>
    </Card>
  );
}

/** The card's actions. On a phone they stand in a dock at the bottom, and snackbars above it. */
function ActionDock({ children }: { children: ReactNode }) {
  return (
    <Box sx={dockStyle}>
      <GlobalStyles styles={aboveDock} />
      {children}
    </Box>
  );
}

/**
 * STMT-11: runs the report on the screen. While one runs the button is busy but not off, because other filters
 * may be asked for meanwhile.
 */
function CreateButton({ running }: { running: boolean }) {
  const translate = useTranslate();
  return (
    <Button type="submit" variant="contained" aria-busy={running} sx={createStyle}>
      <span className="label">{translate('reports.filters.create')}</span>
      {running && <CircularProgress size={18} color="inherit" aria-hidden />}
    </Button>
  );
}
