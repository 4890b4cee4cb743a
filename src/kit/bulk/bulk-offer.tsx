import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { type BulkResource, bulkActions } from '../../../contract/bulk';
import type { BulkOffer } from '../list/ListFrame';
import { BulkButtons } from './BulkButtons';
import { BulkProvider } from './BulkProvider';
import { BulkStatus } from './BulkStatus';

interface Offer<Row extends RaRecord> {
  /** As the server knows it; the screen's name. */
  resource: BulkResource;
  nameOf: (record: Row) => string;
  /** Further buttons for the selection (`useListSelection`). */
  more?: ReactNode;
}

/** All bulk actions for a list. The frame of lists gets them handed, so that lists without them do not carry them. */
export function bulkOffer<Row extends RaRecord>({ resource, nameOf, more }: Offer<Row>): BulkOffer<Row> {
  return {
    nameOf,
    buttons: <BulkButtons actions={bulkActions} more={more} />,
    status: <BulkStatus />,
    around: (list) => <BulkProvider resource={resource}>{list}</BulkProvider>,
  };
}
