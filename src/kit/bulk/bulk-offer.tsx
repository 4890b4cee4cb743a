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
  nameOf: (record: Row) => string;
  /** What can be done with its records; by itself everything. */
  actions?: readonly BulkActionKind[];
  /** Key of what switching off means, where that is not what it means for people. */
  switchOff?: string;
  /** Further buttons for the selection (`useListSelection`). */
  more?: ReactNode;
}

/** Bulk actions for a list. The frame of lists gets them handed, so that lists without them do not carry them. */
export function bulkOffer<Row extends RaRecord>({
  resource,
  nameOf,
  actions = bulkActions,
  switchOff = 'bulk.switchOff',
  more,
}: Offer<Row>): BulkOffer<Row> {
  return {
    nameOf,
    buttons: <BulkButtons actions={actions} more={more} />,
    status: <BulkStatus />,
    around: (list) => (
      <BulkProvider resource={resource} switchOff={switchOff}>
        {list}
      </BulkProvider>
    ),
  };
}
