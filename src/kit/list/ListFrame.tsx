import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { NotAuthorizedPage } from '../../session/NotAuthorizedPage';
import { PortalError } from '../../ui/failure/portal-error';
import { PageTitle } from '../../ui/PageTitle';
import { useIsPhone } from '../../ui/use-is-phone';
import { ColumnsContext, columnsOf, useHiddenColumns } from './columns';
import { FilterChips } from './FilterChips';
import { KeepFiltered } from './KeepFiltered';
import type { ListBodyProps } from './ListBody';
import { ListSection } from './ListSection';
import type { ListStateProps } from './ListState';
import { ListToolbar, type ListToolbarProps } from './ListToolbar';
import { ListViewsButton } from './ListViewsButton';
import { frameStyle } from './list-style';
import { RowDialogs } from './RowDialogs';
import { RecordLinks, type RecordOpening } from './record-link';
import { type ShownList, ShownListContext } from './shown-list';
import { useList } from './use-list';
import { isRefused } from './use-refused-filter';
import { useSavedFlag } from './use-saved-flag';
import { SelectionContext, useSelection } from './use-selection';
import { useUnreadableFilter } from './use-unreadable-filter';
import { type ListViews, viewOf } from './views';

/** What can be done with many records at once, as kit/bulk makes it. */
export interface BulkOffer<Row extends RaRecord> {
  /** What a record is called, for its checkbox. */
  nameOf: (record: Row) => string;
  /** In the bulk bar. */
  buttons: ReactNode;
  /** How the last bulk work went. */
  status: ReactNode;
  around: (list: ReactNode) => ReactNode;
}

interface ListFrameProps<Row extends RaRecord>
  extends Omit<ListToolbarProps, 'search'>,
    Omit<ListBodyProps<Row>, 'label' | 'empty' | 'failed'>,
    Omit<ShownList, 'sorts' | 'wireFilter'>,
    Partial<Pick<ShownList, 'wireFilter'>> {
  /** Stands in the place of the text `empty`. */
  empty?: ListStateProps['empty'];
  /** Key of what is said in the place of the text `failed`. */
  failed?: string;
  /** The filter that the search box fills; its label is the screen's text `search`. */
  search?: { source: string; maxLength?: number };
  /** How its records open; absent: they have nothing to open. */
  opens?: RecordOpening<Row>;
  /** What it can be sorted by; at first by the first one. */
  sorts: readonly [string, ...string[]];
  /** In which direction at first; ascending where it is not said. */
  order?: 'ASC' | 'DESC';
  /** The parts in which people work through it, each with its own order; absent: it has none. */
  views?: ListViews;
  /** Whether every visit fetches anew; by itself a list stays as it was left (LIST-01). */
  fresh?: boolean;
  /** How many rows a page may have, the usual number first; absent: as every list (LIST-10). */
  sizes?: readonly [number, ...number[]];
  /** Key of a sortable field's name, where it is not that of its column. */
  sortLabel?: (field: string) => string;
  /** Sources of the columns that are hidden at first; absent: there is no choice of columns. */
  hiddenColumns?: readonly string[];
  /** What stands beside the count. */
  facts?: ReactNode;
  /** Absent: nothing can be selected. */
  bulk?: BulkOffer<Row>;
}

const asKept = (kept: object) => kept;

/** The frame that every list of records stands in; the resource's name is its screen's address. */
export function ListFrame<Row extends RaRecord>(props: ListFrameProps<Row>) {
  const { screen, order, fresh, sizes, hiddenColumns, facts, bulk, views, exports, alwaysExported, ...rest } =
    props;
  const {
    opens,
    filters,
    search,
    lead,
    quick,
    actions,
    wireFilter = asKept,
    texts,
    empty,
    failed,
    ...section
  } = rest;
  const translate = useTranslate();
  const phone = useIsPhone();
  const resource = screen.slice(1);
  const list = useList<Row>({ resource, sort: section.sorts[0], order, first: views?.first, fresh, sizes });
  const view = viewOf(views, list.filterValues);
  const selection = useSelection(list);
  const [hidden] = useHiddenColumns(resource, hiddenColumns ?? []);
  const columns = useMemo(
    () => ({ resource, all: columnsOf(section.columns), hidden }),
    [resource, section.columns, hidden],
  );
  const { sorts } = section;
  const shown = useMemo(
    () => ({ screen, texts, sorts, filters, exports, alwaysExported, wireFilter }),
    [screen, texts, sorts, filters, exports, alwaysExported, wireFilter],
  );
  useSavedFlag();
  useUnreadableFilter();
  if (list.error instanceof PortalError && list.error.status === 403 && !isRefused(list.error))
    return <NotAuthorizedPage />;
  const content = (
    <>
      <PageTitle title={translate(`screens.${screen}.title`)} />
      <Box sx={frameStyle}>
        <ListToolbar
          filters={filters}
          search={search && { ...search, label: translate(`screens.${screen}.search`) }}
          lead={lead}
          quick={quick}
          // On a phone the strip has no room for one more.
          actions={phone ? <ListViewsButton columns={hiddenColumns !== undefined} /> : actions}
        />
        <FilterChips filters={filters} view={view} />
        <KeepFiltered />
        {views !== undefined && <views.Tabs views={views} />}
        <ListSection<Row>
          {...section}
          texts={texts}
          label={translate(`${texts}.table`)}
          empty={empty ?? `${texts}.empty`}
          failed={failed ?? `${texts}.failed`}
          view={view}
          sizes={sizes}
          hiddenColumns={hiddenColumns}
          nameOf={bulk?.nameOf ?? (({ id }) => String(id))}
          bulk={bulk?.buttons}
          status={facts ?? bulk?.status}
          tools={phone && actions}
        />
        <Button
          component={Link}
          to="/home"
          startIcon={<ArrowBackOutlined />}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('list.home')}
        </Button>
      </Box>
    </>
  );
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={list}>
        <ShownListContext value={shown}>
          <ColumnsContext value={columns}>
            <RecordLinks<Row> screen={screen} opens={opens}>
              <RowDialogs>
                {bulk === undefined ? (
                  content
                ) : (
                  <SelectionContext value={selection}>{bulk.around(content)}</SelectionContext>
                )}
              </RowDialogs>
            </RecordLinks>
          </ColumnsContext>
        </ShownListContext>
      </ListContextProvider>
    </ResourceContextProvider>
  );
}
