import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { type ReactNode, useContext, useState } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useDelayed } from '../../ui/states/use-delayed';
import { useIsPhone } from '../../ui/use-is-phone';
import { ColumnChoice } from './ColumnChoice';
import { ColumnsContext, useHiddenColumns } from './columns';
import { ListBody, type ListBodyProps } from './ListBody';
import { headingOf } from './ListColumn';
import { ListPager } from './ListPager';
import { ListStrip } from './ListStrip';
import { ListViewsButton } from './ListViewsButton';
import { listStyle } from './list-style';
import { SortSelect } from './SortSelect';
import type { ListTexts } from './shown-list';
import { useReturnToRow } from './use-return-to-row';
import { SelectionContext, useIsSelecting } from './use-selection';

interface ListSectionProps<Row extends RaRecord> extends ListBodyProps<Row> {
  texts: ListTexts;
  sorts: readonly string[];
  sortLabel?: ((field: string) => string) | undefined;
  /** Sources of the columns that are hidden at first; absent: there is no choice of columns. */
  hiddenColumns?: readonly string[] | undefined;
  nameOf: (record: Row) => string;
  /** How many rows a page may have; absent: as every list. */
  sizes: readonly [number, ...number[]] | undefined;
  /** What can be done with a selection, and how the last bulk work went. */
  bulk: ReactNode;
  status: ReactNode;
  /** Tools of the list on a phone; they make room for the selection while somebody selects. */
  tools?: ReactNode;
}

/** The strip, the rows and the pager of a list. */
export function ListSection<Row extends RaRecord>(props: ListSectionProps<Row>) {
  const {
    texts,
    sorts,
    sortLabel = (field) => headingOf(texts, field),
    hiddenColumns,
    nameOf,
    sizes,
    bulk,
    status,
    tools,
    ...body
  } = props;
  const phone = useIsPhone();
  const { resource, data, isFetching, isPending } = useListContext();
  // A list whose filter is still looked up is not requested yet, and waits all the same.
  const busy = isFetching === true || isPending;
  const slow = useDelayed(busy, 200);
  const box = useReturnToRow<HTMLDivElement>(data, !busy);
  const selectable = useContext(SelectionContext) !== null;
  const [chosen, setChosen] = useState(false);
  const selecting = useIsSelecting(!phone || chosen);
  const initially = hiddenColumns ?? NONE;
  const [, setHidden] = useHiddenColumns(resource, initially);
  const columns = useContext(ColumnsContext);
  return (
    <Card ref={box} component="section" aria-label={body.label} aria-busy={busy} sx={listStyle}>
      {slow && <LinearProgress className="bar" aria-hidden />}
      <ListStrip
        count={`${texts}.count`}
        selecting={selecting}
        bulk={bulk}
        facts={status}
        tools={
          phone ? (
            <>
              <SortSelect fields={sorts} label={sortLabel} />
              {!selecting && tools}
              {selectable && <SelectButton on={chosen} onChange={setChosen} />}
            </>
          ) : (
            <>
              <ListViewsButton columns={hiddenColumns !== undefined} />
              {hiddenColumns !== undefined && columns !== null && (
                <ColumnChoice
                  columns={columns.all}
                  hidden={columns.hidden}
                  onChange={setHidden}
                  onReset={() => setHidden([...initially])}
                />
              )}
            </>
          )
        }
      />
      <ListBody {...body} hidden={initially} selecting={selecting} nameOf={nameOf} />
      <ListPager sizes={sizes} />
    </Card>
  );
}

const NONE: readonly string[] = [];

interface SelectButtonProps {
  on: boolean;
  onChange: (on: boolean) => void;
}

/** On a phone cards have checkboxes only while somebody wants them. */
function SelectButton({ on, onChange }: SelectButtonProps) {
  const translate = useTranslate();
  return (
    <IconButton
      color={on ? 'primary' : 'default'}
      aria-label={translate(on ? 'list.selection.end' : 'list.selection.begin')}
      onClick={() => onChange(!on)}
    >
      <ChecklistOutlined />
    </IconButton>
  );
}
