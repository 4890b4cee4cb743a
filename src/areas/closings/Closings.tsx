import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ClosedPeriods } from '../../../contract/closings';
import type { GivenFilters } from '../../network/reports/given-filters';
import { useReportFilters } from '../../network/reports/use-report-filters';
import { useFormat } from '../../ui/format/use-format';
import { useToday } from '../../ui/format/use-today';
import { Message } from '../../ui/states/Message';
import { PERIODS, useShownPeriods } from './address';
import { ClosedPeriod } from './ClosedPeriod';
import { modesStyle } from './closings-style';
import { ComparedPeriods } from './compared/ComparedPeriods';
import { type Mode, modes, useLooked } from './compared/looked';
import type { ModeProps } from './mode';
import { NextClosing } from './NextClosing';
import { useClosingViews } from './use-closing-views';

interface ClosingsProps {
  periods: ClosedPeriods;
  address: GivenFilters;
}

/** The closed periods: one by itself, or two side by side. */
export function Closings({ periods, address }: ClosingsProps) {
  const translate = useTranslate();
  const { date } = useFormat();
  if (periods.until === null)
    return (
      <Card component="section">
        <Message
          title={translate('closings.none', { since: date(periods.next.day) })}
          action={<NextClosing periods={periods} />}
        />
      </Card>
    );
  return <Modes key={address.key} periods={periods} address={address} />;
}

function Modes({ periods, address }: ClosingsProps) {
  const translate = useTranslate();
  const looked = useLooked();
  // Filters that the page puts into the address are its own all the same.
  const [given] = useState(address.given);
  const filters = useReportFilters('closings', useToday(), given);
  const [parameters] = useSearchParams();
  const [shown, show] = useShownPeriods(address, parameters, periods);
  const views = useClosingViews({ mode: looked.mode, ...shown, periods, filters: filters[0] });
  const props: ModeProps = {
    periods,
    ...shown,
    onChoose: (period, other) => show({ period, other }),
    filters,
    given: given !== null,
    onCreate: (values, replace) => void address.put(values, replace, Object.values(PERIODS)),
    looked,
    views,
  };
  const text = (key: string) => translate(`closings.compared.modes.${key}`);
  return (
    <>
      <Box sx={modesStyle}>
        <Tabs
          value={looked.mode}
          aria-label={text('label')}
          onChange={(_event, mode: Mode) => looked.show(mode)}
        >
          {modes.map((mode) => (
            <Tab key={mode} value={mode} label={text(mode)} />
          ))}
        </Tabs>
      </Box>
      {looked.mode === 'two' ? <ComparedPeriods {...props} /> : <ClosedPeriod {...props} />}
    </>
  );
}
