import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { startTransition, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NOTHING_CHOSEN } from '../../../../contract/default-filters';
import { Dock } from '../../../kit/Dock';
import { OptionsFailure } from '../../../kit/list/OptionsFailure';
import { useFormat } from '../../../ui/format/use-format';
import { CreateButton } from '../CreateButton';
import { periodText } from '../days-text';
import { activeCount } from '../filters';
import { DateTypeField, RangeFields } from '../period/PeriodFields';
import { usePreset } from '../period/use-preset';
import type { ReportFiltersProps } from '../report-filters';
import { actionsStyle } from '../report-style';
import { SelectionFields } from '../selections/SelectionFields';
import { FilterSheet } from './FilterSheet';
import { PresetButtons } from './PresetButtons';
import { chipsStyle } from './phone-style';

type Sheet = 'period' | 'dateType' | 'selections';

/**
 * STMT-01 on a phone: what to report on as three chips, each of which opens a sheet with the fields of the desk. What
 * is changed in a sheet holds at once; the report runs when it is asked for (STMT-11), there or from the dock.
 */
export function PhoneFilters(props: ReportFiltersProps) {
  const { label, filters, today, options, running, current, actions, views, onChange, onCreate } = props;
  const translate = useTranslate();
  const { date, integer } = useFormat();
  const text = (key: string) => translate(`reports.filters.${key}`);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const preset = usePreset(filters, today, onChange);
  const period = preset.name || periodText(filters, date);
  const dateType = translate(`reports.dateTypes.${filters.dateType}`);
  const count = activeCount(filters);
  const close = () => setSheet(null);
  const sheetProps = (of: Sheet) => ({
    open: sheet === of,
    submit: <CreateButton running={running} />,
    onClose: close,
    onSubmit: () => {
      if (onCreate()) close();
    },
  });
  const chip = (of: Sheet, narrows: boolean, name?: string) => ({
    ...(name !== undefined && { 'aria-label': name }),
    variant: 'outlined' as const,
    className: narrows ? 'narrows' : '',
    'aria-haspopup': 'dialog' as const,
    onClick: () => startTransition(() => setSheet(of)),
  });
  return (
    <>
      <Box
        component="form"
        noValidate
        aria-label={label}
        sx={chipsStyle}
        onSubmit={(event) => {
          event.preventDefault();
          onCreate();
        }}
      >
        <Button
          {...chip('period', true, `${text('period')}: ${period}`)}
          disabled={today === ''}
          startIcon={<CalendarTodayOutlined />}
        >
          {period}
        </Button>
        <Button {...chip('dateType', false, `${text('dateType')}: ${dateType}`)}>{dateType}</Button>
        <Button {...chip('selections', count > 0)} startIcon={count === 0 && <TuneOutlined />}>
          {translate('list.filters')}
          {count > 0 && ` (${integer(count)})`}
        </Button>
        <Dock sx={actionsStyle}>
          {actions}
          {views}
          <CreateButton
            running={running}
            {...(current && { instead: { text: text('change'), onClick: () => setSheet('period') } })}
          />
        </Dock>
      </Box>
      <FilterSheet {...sheetProps('period')} title={text('period')}>
        <PresetButtons preset={preset} />
        <RangeFields filters={filters} today={today} onChange={onChange} />
      </FilterSheet>
      <FilterSheet {...sheetProps('dateType')} title={text('dateType')} named>
        <DateTypeField filters={filters} onChange={onChange} />
      </FilterSheet>
      <FilterSheet
        {...sheetProps('selections')}
        title={translate('list.filters')}
        clear={count > 0 ? () => onChange(NOTHING_CHOSEN) : undefined}
      >
        <OptionsFailure failed={options.failed ? 'reports.filters.failed' : null} retry={options.retry} />
        <SelectionFields filters={filters} options={options} onChange={onChange} />
      </FilterSheet>
    </>
  );
}
