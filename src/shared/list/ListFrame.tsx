import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { PageTitle } from '../../layout/PageTitle';
import { NotAuthorizedPage } from '../../layout/states/NotAuthorizedPage';
import { useIsPhone } from '../../layout/use-is-phone';
import { PortalError } from '../../portal/error';
import { useDelayed } from '../use-delayed';
import { FilterChips } from './FilterChips';
import { ListBody, type ListBodyProps } from './ListBody';
import { ListPager } from './ListPager';
import { ListStrip } from './ListStrip';
import { ListToolbar, type ListToolbarProps } from './ListToolbar';
import { frameStyle, listStyle } from './list-style';
import { SortSelect } from './SortSelect';
import { useList } from './use-list';
import { useSavedFlag } from './use-saved-flag';
import { useUnreadableFilter } from './use-unreadable-filter';

interface ListFrameProps<Row extends RaRecord> extends ListToolbarProps, ListBodyProps<Row> {
  screen: ScreenPath;
  /** What it can be sorted by; at first by the first one. */
  sorts: readonly [string, ...string[]];
  /** In which direction at first; ascending where it is not said. */
  order?: 'ASC' | 'DESC';
  /** Whether every visit fetches anew; by itself a list stays as it was left (LIST-01). */
  fresh?: boolean;
  /** Key of a sortable field's name. */
  sortLabel: (field: string) => string;
  /** Key of "48 banks". */
  count: string;
  /** Dialogs of the screen. */
  children?: ReactNode;
}

/** The frame that every list of records stands in; the resource's name is its screen's address. */
export function ListFrame<Row extends RaRecord>(props: ListFrameProps<Row>) {
  const {
    screen,
    sorts,
    order = 'ASC',
    fresh = false,
    sortLabel,
    count,
    filters,
    search,
    quick,
    actions,
    children,
    ...body
  } = props;
  const translate = useTranslate();
  const phone = useIsPhone();
  const resource = screen.slice(1);
  const list = useList<Row>({ resource, sort: sorts[0], order, fresh });
  const slow = useDelayed(list.isFetching === true, 200);
  useSavedFlag(resource);
  useUnreadableFilter();
  if (list.error instanceof PortalError && list.error.status === 403) return <NotAuthorizedPage />;
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <PageTitle title={translate(`screens.${screen}.title`)} />
        <Box sx={frameStyle}>
          <ListToolbar filters={filters} search={search} quick={quick} actions={actions} />
          <FilterChips filters={filters} />
          <Card
            component="section"
            aria-label={body.label}
            aria-busy={list.isFetching === true}
            sx={listStyle}
          >
            {slow && <LinearProgress className="bar" aria-hidden />}
            <ListStrip count={count}>{phone && <SortSelect fields={sorts} label={sortLabel} />}</ListStrip>
            <ListBody {...body} />
            <ListPager />
          </Card>
          <Button
            component={Link}
            to="/home"
            startIcon={<ArrowBackOutlined />}
            sx={{ alignSelf: 'flex-start' }}
          >
            {translate('list.home')}
          </Button>
        </Box>
        {children}
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
