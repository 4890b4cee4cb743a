import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { PartCheckbox } from '../../ui/fields/PartCheckbox';
import { useFormat } from '../../ui/format/use-format';
import { useHeightVariable } from '../../ui/use-height-variable';
import { useIsPhone } from '../../ui/use-is-phone';
import { BulkBar } from './BulkBar';
import { aboveBulkDock, BULK_HEIGHT, bulkDockStyle, stripPlaceStyle, stripStyle } from './list-style';
import { useListSelection, useSelectionIfAny } from './use-selection';
import { useTotalText } from './use-total-text';

interface ListStripProps {
  /** Key of "48 banks". */
  count: string;
  /** Whether checkboxes are shown; on a phone they have to be asked for. */
  selecting: boolean;
  /** What can be done with a selection. */
  bulk: ReactNode;
  /** Begins a selection on a phone. */
  begin?: ReactNode;
  children?: ReactNode;
}

/**
 * The strip on top of a list: how many records match, said again whenever that changes. A selection turns it into the
 * bulk bar in the same place, so that nothing jumps; on a phone the bar stands in the dock, where the thumb is.
 */
export function ListStrip({ count, selecting, bulk, begin, children }: ListStripProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { total, isPending } = useListContext();
  const totalText = useTotalText();
  const selection = useSelectionIfAny();
  const strip = useRef<HTMLDivElement>(null);
  const measure = useHeightVariable(BULK_HEIGHT);
  const selected = selection !== null && selection.count > 0;
  // At a desk nothing is measured: a property of the root that changes styles every row anew.
  const docked = useIsPhone() && selected;
  /** The pressed button disappears: the focus is moved to the strip. */
  const fromHere = (change: (() => void) | undefined) => () => {
    strip.current?.querySelector<HTMLElement>('.page input')?.focus();
    change?.();
  };
  return (
    <Box sx={stripPlaceStyle}>
      <Box {...(docked && { ref: measure, sx: bulkDockStyle })}>
        <Box ref={strip} sx={stripStyle} {...(selected && { className: 'selected' })}>
          {selection !== null && (selecting || selected) && <PageCheckbox />}
          <Typography component="output" variant="subtitle2" sx={countStyle}>
            {selected &&
              translate('list.selection.count', {
                smart_count: selection.count,
                count: integer(selection.count),
              })}
            {!selected && isPending && translate('list.loading')}
            {!selected && total !== undefined && translate(count, { smart_count: total, count: totalText })}
          </Typography>
          {docked && <GlobalStyles styles={aboveBulkDock} />}
          {selected ? (
            <BulkBar onAll={fromHere(selection.selectAll)} onClear={fromHere(selection.clear)}>
              {bulk}
            </BulkBar>
          ) : (
            <>
              {children}
              <Box className="end">
                {begin}
                <Refresh />
              </Box>
            </>
          )}
        </Box>
      </Box>
    </Box>
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
