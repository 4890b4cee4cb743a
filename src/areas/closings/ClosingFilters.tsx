import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ClosedPeriods } from '../../../contract/closings';
import { type ExportFormat, exportFormats } from '../../../contract/exports';
import { Dock } from '../../kit/Dock';
import { DateField } from '../../kit/date-field/DateField';
import { ExportMenu } from '../../kit/export/ExportMenu';
import { AdvancedFilters } from '../../network/reports/AdvancedFilters';
import { bankFilesPath } from '../../network/reports/bank-files-path';
import { CreateButton } from '../../network/reports/CreateButton';
import { periodRowStyle } from '../../network/reports/period/period-style';
import type { ReportFiltersProps } from '../../network/reports/report-filters';
import { actionsStyle, cardStyle } from '../../network/reports/report-style';
import { useFormat } from '../../ui/format/use-format';
import { dayStyle, monthStyle, nextStyle } from './closings-style';
import { NextClosing } from './NextClosing';
import { namedMenu } from './named-menu';
import type { ChosenPeriod } from './request';

/** Stands among the months for a day that is entered beside them. */
const A_DAY = 'day';

interface ClosingFiltersProps
  extends Pick<ReportFiltersProps, 'filters' | 'options' | 'advanced' | 'views' | 'running' | 'onChange'> {
  periods: ClosedPeriods;
  period: ChosenPeriod;
  onChoose: (period: ChosenPeriod) => void;
  /** The period that it is compared with; absent: it is shown by itself. */
  other?: ReactNode;
  /** The period that is on the screen and leaves as a file; `null`: what the filters say leaves. */
  exported: string | null;
  /** Whether the filters say something else by now. */
  outdated: boolean;
  onCreate: () => void;
  onExport: (format: ExportFormat) => void;
}

/** Which closed period, and what of it. Enter in any field creates the report, as the button does. */
export function ClosingFilters(props: ClosingFiltersProps) {
  const { periods, period, onChoose, filters, options, advanced, running, other, exported, outdated } = props;
  const translate = useTranslate();
  const { month } = useFormat();
  const id = useId();
  const known = periods.months.map((one) => one.month);
  // One that was given by an address stays to be seen, closed or not.
  const months = period.kind === 'day' || known.includes(period.name) ? known : [period.name, ...known];
  return (
    <Card
      component="form"
      noValidate
      aria-label={translate('closings.form')}
      sx={cardStyle}
      onSubmit={(event) => {
        event.preventDefault();
        props.onCreate();
      }}
    >
      <Box sx={periodRowStyle}>
        <TextField
          select
          id={id}
          sx={monthStyle}
          slotProps={{ select: { MenuProps: namedMenu(translate('closings.period')) } }}
          label={translate('closings.period')}
          value={period.kind === 'day' ? A_DAY : period.name}
          onChange={({ target: { value } }) =>
            onChoose(
              value === A_DAY ? { kind: 'day', name: periods.until ?? '' } : { kind: 'month', name: value },
            )
          }
        >
          {months.map((one) => (
            <MenuItem key={one} value={one}>
              {month(one, { alone: true })}
            </MenuItem>
          ))}
          <MenuItem value={A_DAY}>{translate('closings.aDay')}</MenuItem>
        </TextField>
        {period.kind === 'day' && (
          <Box sx={dayStyle}>
            <DateField
              label={translate('closings.day')}
              value={period.name}
              min={periods.since ?? undefined}
              max={periods.until ?? undefined}
              onChange={(name) => onChoose({ kind: 'day', name })}
            />
          </Box>
        )}
        {other ?? (
          <Box sx={nextStyle}>
            <NextClosing periods={periods} />
          </Box>
        )}
        <Dock sx={actionsStyle}>
          <ExportMenu
            formats={exportFormats}
            note={
              <>
                <span className="what">
                  {translate(`reports.export.${exported === null ? 'filters' : 'screen'}`)}
                </span>
                {exported !== null && <span>{exported}</span>}
                {outdated && <span className="warning">{translate('reports.export.outdated')}</span>}
              </>
            }
            onExport={props.onExport}
            made={{ text: translate('closings.bankFiles'), to: bankFilesPath(filters.accounts) }}
          />
          <CreateButton running={running} />
        </Dock>
      </Box>
      <AdvancedFilters
        filters={filters}
        options={options}
        advanced={advanced}
        views={props.views}
        onChange={props.onChange}
      />
    </Card>
  );
}
