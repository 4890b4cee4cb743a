import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';
import { type ListViews, viewOf } from './views';

/**
 * The parts of a list as tabs, each with the number of its records under the other filters, as the list's reply has them
 * (`meta.counts`). A tab replaces what narrows the list to another part, and sorts as its part is worked through.
 */
export function ListTabs({ views }: { views: ListViews }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { filterValues, setFilters, setSort, meta } = useListContext();
  const counts = (meta as { counts?: Readonly<Record<string, number>> } | undefined)?.counts;
  const show = (name: string) => {
    const view = views.all.find((one) => one.name === name);
    if (view === undefined) return;
    const sources = views.all.flatMap(({ filter }) => Object.keys(filter));
    const others = Object.entries(filterValues).filter(([source]) => !sources.includes(source));
    setSort(view.sort);
    setFilters({ ...Object.fromEntries(others), ...view.filter });
  };
  return (
    <Tabs
      value={viewOf(views, filterValues)?.name ?? false}
      aria-label={translate(views.label)}
      onChange={(_event, name: string) => show(name)}
      sx={tabsStyle}
    >
      {views.all.map(({ name, label, alarming }) => {
        const count = counts?.[name];
        return (
          <Tab
            key={name}
            value={name}
            label={
              <span>
                {translate(label)}{' '}
                {count !== undefined && (
                  <Box component="span" className={alarming && count > 0 ? 'count alarming' : 'count'}>
                    {integer(count)}
                  </Box>
                )}
              </span>
            }
          />
        );
      })}
    </Tabs>
  );
}

const NARROWEST = '@media (max-width: 320px)';

const tabsStyle: SxProps<Theme> = {
  marginBottom: '-4px',
  borderBottom: '1px solid',
  borderColor: 'divider',
  // They take a second line where there is no room; MUI's line below the chosen one would stay in the last one.
  '& [role="tablist"]': { flexWrap: 'wrap' },
  '& .MuiTabs-indicator': { display: 'none' },
  '& .Mui-selected': { boxShadow: 'inset 0 -2px 0 currentColor' },
  '& .count': {
    marginLeft: '4px',
    padding: '1px 7px',
    borderRadius: '10px',
    backgroundColor: 'sunken',
    color: 'text.secondary',
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .count.alarming': { color: 'warning.main', fontWeight: 600 },
  // Four parts fit one line of a phone where each count stands over its words.
  '@media (max-width: 599.98px)': {
    '& [role="tablist"]': { justifyContent: 'space-between' },
    '& .MuiTab-root': { padding: '4px 8px', fontSize: '0.8125rem' },
    '& .MuiTab-root > span': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'center' },
    '& .count': { margin: 0, padding: '0 7px', lineHeight: '16px' },
    [NARROWEST]: { '& .MuiTab-root': { padding: '4px 3px' } },
  },
  '@media print': { display: 'none' },
};
