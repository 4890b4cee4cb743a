import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { type BulkActionKind, type BulkResource, bulkActions } from '../../../contract/bulk';
import type { BulkOffer } from '../list/ListFrame';
import { BulkButtons } from './BulkButtons';
import { BulkProvider } from './BulkProvider';
import { BulkStatus } from './BulkStatus';

interface Offer<Row extends RaRecord> {
  /** As the server knows it; the screen's name. */
  resource: BulkResource;
  /** What can be done with them; absent: everything. */
  actions?: readonly BulkActionKind[];
  nameOf: (record: Row) => string;
  /** Further buttons for the selection (`useListSelection`). */
  more?: ReactNode;
}

/** All bulk actions for a list. The frame of lists gets them handed, so that lists without them do not carry them. */
export function bulkOffer<Row extends RaRecord>({
  resource,
  actions = bulkActions,
  nameOf,
  more,
}: Offer<Row>): BulkOffer<Row> {
  return {
    nameOf,
    buttons: <BulkButtons actions={actions} more={more} />,
    status: <BulkStatus />,
    around: (list) => <BulkProvider resource={resource}>{list}</BulkProvider>,
  };
}
