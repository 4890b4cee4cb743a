import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type StatementTab, tabs } from '../../../contract/statement-address';
import { PickRows } from '../../kit/picked-rows/PickRows';
import { wrappedTabsStyle } from '../../ui/theme/wrapped-tabs';

interface StatementPartsProps {
  tab: StatementTab;
  onShow: (tab: StatementTab) => void;
  /** Whether there are rows to pick. */
  pickable: boolean;
  /** What is chosen of the part that is shown. */
  children?: ReactNode;
}

/** The parts of the statement: its transactions, what they come to by whatever one asks, and those that were cancelled. */
export function StatementParts({ tab, onShow, pickable, children }: StatementPartsProps) {
  const translate = useTranslate();
  return (
    <Box sx={partsStyle}>
      <Tabs
        value={tab}
        aria-label={translate('statement.views.label')}
        onChange={(_event, chosen: StatementTab) => onShow(chosen)}
      >
        {tabs.map((one) => (
          <Tab key={one} value={one} label={translate(`statement.views.${one}`)} />
        ))}
      </Tabs>
      <div className="tools">
        {children}
        {pickable && <PickRows />}
      </div>
    </Box>
  );
}

const MOBILE = '@media (max-width: 999.98px)';

const partsStyle: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 16px',
  minHeight: 48,
  padding: '0 16px 0 8px',
  borderTop: '1px solid',
  borderColor: 'divider',
  '& .MuiTab-root': { minHeight: 48 },
  '& .tools': { display: 'flex', alignItems: 'center', gap: '8px', marginLeft: 'auto' },
  // One line of a phone: what is chosen of the rows is one icon at its end.
  [MOBILE]: {
    minHeight: 44,
    gap: 0,
    padding: 0,
    '& .tools': { display: 'contents' },
    ...wrappedTabsStyle,
    '& .MuiTabs-root': { flex: '1 1 200px', minWidth: 0, minHeight: 44 },
    '& .MuiTab-root': {
      flex: '1 0 auto',
      minWidth: 0,
      minHeight: 44,
      maxWidth: 'none',
      paddingLeft: '8px',
      paddingRight: '8px',
    },
  },
  '@media print': { display: 'none' },
};
