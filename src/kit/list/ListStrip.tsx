import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { PartCheckbox } from '../../ui/fields/PartCheckbox';
import { useFormat } from '../../ui/format/use-format';
import { Dock } from '../Dock';
import { DOCKED } from '../dock-style';
import { PickRows } from '../picked-rows/PickRows';
import { BulkBar } from './BulkBar';
import { bulkDockStyle, stripStyle } from './list-style';
import { useListSelection, useSelectionIfAny } from './use-selection';
import { useTotalText } from './use-total-text';

interface ListStripProps {
  /** Key of "48 banks". */
  count: string;
  /** Whether checkboxes are shown; on a phone they have to be asked for. */
  selecting: boolean;
  /** What can be done with a selection. */
  bulk: ReactNode;
  /** What else is said of all records, after their count; on a phone below it. */
  facts?: ReactNode;
  /** What can be done with the list, before its refresh. */
  tools?: ReactNode;
}

/**
 * The strip on top of a list: how many records match, said again whenever that changes, and the tools of the list, of
 * which refresh is the last at the end of every one. A selection turns it into the bulk bar in the same place, so that
 * nothing jumps; on a phone the bar stands in the dock, where the thumb is, and the strip stays.
 */
export function ListStrip({ count, selecting, bulk, facts, tools }: ListStripProps) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const { total, isPending } = useListContext();
  const totalText = useTotalText();
  const selection = useSelectionIfAny();
  const strip = useRef<HTMLDivElement>(null);
  const isSelected = selection !== null && selection.count > 0;
  // The tick is drawn first: the bulk bar is ten times the work.
  const selected = useDeferredValue(isSelected) && isSelected;
  const inDock = useMediaQuery(DOCKED.replace('@media ', ''), { noSsr: true });
  /** The pressed button disappears: the focus is moved to the strip. */
  const fromHere = (change: (() => void) | undefined) => () => {
    strip.current?.querySelector<HTMLElement>('.page input')?.focus();
    change?.();
  };
  const all = isPending
    ? translate('list.loading')
    : total !== undefined && translate(count, { smart_count: total, count: totalText });
  const some = selected && translate('list.selection.count', counted(selection.count));
  const work = selected && (
    <BulkBar onAll={fromHere(selection.selectAll)} onClear={fromHere(selection.clear)}>
      {bulk}
    </BulkBar>
  );
  return (
    <>
      <Box ref={strip} sx={stripStyle} {...(selected && !inDock && { className: 'selected' })}>
        {selection !== null && (selecting || selected) && <PageCheckbox />}
        <Typography component="output" variant="subtitle2" sx={countStyle}>
          {selected && !inDock ? some : all}
          {/* A change is said where it was said before, whatever stands in the dock. */}
          {inDock && selected && <span style={visuallyHidden}> {some}</span>}
        </Typography>
        {selected && !inDock ? (
          work
        ) : (
          <>
            <Box className="facts">{facts}</Box>
            <Box className="end">
              {tools}
              <PickRows />
              <Refresh />
            </Box>
          </>
        )}
      </Box>
      {inDock && selected && (
        <Dock property="--bulk-height" sx={bulkDockStyle}>
          <Box sx={stripStyle} className="selected">
            <Typography component="span" variant="subtitle2" className="count">
              {some}
            </Typography>
            {work}
          </Box>
        </Dock>
      )}
    </>
  );
}

/** "More than 10,000" begins the line here, and stands amid a sentence in the pager. */
const countStyle = { fontWeight: 600, '&::first-letter': { textTransform: 'uppercase' } } as const;

function Refresh() {
  const translate = useTranslate();
  const { isFetching, refetch } = useListContext();
  return (
    <Tooltip title={translate('list.refresh')}>
      <IconButton
        size="small"
        aria-label={translate('list.refresh')}
        aria-disabled={isFetching === true}
        onClick={() => {
          if (!isFetching) void refetch();
        }}
      >
        <RefreshOutlined />
      </IconButton>
    </Tooltip>
  );
}

/** Selects the rows of the page, or none of them. */
function PageCheckbox() {
  const translate = useTranslate();
  const { page, selectPage } = useListSelection();
  return (
    <PartCheckbox
      className="page"
      part={page}
      label={translate('list.selection.page')}
      onChange={() => selectPage(page !== 'all')}
    />
  );
}
