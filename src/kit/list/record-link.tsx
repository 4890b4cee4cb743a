import { createContext, type ReactNode, use, useMemo } from 'react';
import { type RaRecord, useListFilterContext, useRecordContext } from 'react-admin';
import { Link, type LinkProps, useLocation } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { editPath } from '../../ui/paths';
import { OPENS } from './rows';

/** Describes how the records of a list open. */
export interface RecordOpening<Row extends RaRecord> {
  /** Returns where a record opens with the filters kept, `null` where it has nothing to open; by itself at its edit address. */
  pathOf?: (record: Row, kept: object) => string | null;
  /** The navigation state: what the page can show of a record before it is loaded. */
  carry?: (record: Row) => object;
  /** It opens over the list, which keeps its filters and its place. */
  over?: true;
}

/** These properties make a link lead to a record. */
type RecordLink = Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>;

const RecordLinkContext = createContext<(record: RaRecord) => RecordLink | null>(() => null);

interface RecordLinksProps<Row extends RaRecord> {
  screen: ScreenPath;
  /** Absent: its records have nothing to open. */
  opens: RecordOpening<Row> | undefined;
  children: ReactNode;
}

/** Says once for a list where its records open: names, cards and buttons read it. */
export function RecordLinks<Row extends RaRecord>({ screen, opens, children }: RecordLinksProps<Row>) {
  const location = useLocation();
  const { filterValues } = useListFilterContext();
  const search = opens?.over ? location.search : '';
  const linkOf = useMemo(
    () =>
      (record: RaRecord): RecordLink | null => {
        if (opens === undefined) return null;
        const { pathOf, carry, over = false } = opens;
        const path = pathOf ? pathOf(record as Row, filterValues) : editPath(screen, record.id);
        if (path === null) return null;
        return {
          to: over ? { pathname: path, search } : path,
          state: carry?.(record as Row),
          preventScrollReset: over,
        };
      },
    [screen, opens, search, filterValues],
  );
  return <RecordLinkContext value={linkOf}>{children}</RecordLinkContext>;
}

/** The link to the record around, `null` where there is nothing to open. */
export function useRecordLink(): RecordLink | null {
  const record = useRecordContext();
  const linkOf = use(RecordLinkContext);
  return record === undefined ? null : linkOf(record);
}

/** The name of the record around, as the link that opens it; a name alone where there is nothing to open. */
export function RecordName({ children }: { children: ReactNode }) {
  const link = useRecordLink();
  if (link === null) return children;
  return (
    <Link {...link} {...OPENS}>
      {children}
    </Link>
  );
}
