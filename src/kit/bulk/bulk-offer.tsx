import type { ComponentType, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { BulkActionKind, BulkResource } from '../../../contract/bulk';
import { refetched } from '../../ui/code/refetched';
import type { BulkOffer } from '../list/ListFrame';
import { BulkButtons } from './BulkButtons';
import type { BulkDialogProps } from './BulkDialog';
import { BulkProvider } from './BulkProvider';
import { BulkStatus } from './BulkStatus';
import type { AskProps } from './work';

interface Offer<Row extends RaRecord> {
  /** The name of the resource on the server, which is that of its screen. */
  resource: BulkResource;
  nameOf: (record: Row) => string;
  actions: readonly BulkActionKind[];
  /** Key of the text that says what switching many records off means. */
  switchOff?: string;
  /** Turns the kept filter into the one of the call, where the two differ. */
  wireFilter?: (kept: object) => object;
  /** Fetches the step that asks for the parameters of those actions that have any. */
  fetchAsk?: () => Promise<ComponentType<AskProps>>;
  /** Further buttons for the selection (`useListSelection`). */
  more?: ReactNode;
}

/** The dialog and the step of this list, fetched together, so that it opens whole. */
const dialogWith = (fetchAsk: () => Promise<ComponentType<AskProps> | undefined> = async () => undefined) =>
  refetched<BulkDialogProps>(async () => {
    const [{ BulkDialog }, Ask] = await Promise.all([import('./BulkDialog'), fetchAsk()]);
    return (props: BulkDialogProps) => <BulkDialog {...props} Ask={Ask} />;
  });

/**
 * The bulk actions of a list. They are passed to the list frame as a value, so that the code of lists without them
 * does not contain them.
 */
export function bulkOffer<Row extends RaRecord>(offer: Offer<Row>): BulkOffer<Row> {
  const { resource, nameOf, actions, switchOff = 'bulk.switchOff', fetchAsk, more } = offer;
  const { wireFilter = (kept) => kept } = offer;
  const Dialog = dialogWith(fetchAsk);
  return {
    nameOf,
    buttons: <BulkButtons actions={actions} more={more} />,
    status: <BulkStatus />,
    around: (list) => (
      <BulkProvider resource={resource} switchOff={switchOff} Dialog={Dialog} wireFilter={wireFilter}>
        {list}
      </BulkProvider>
    ),
  };
}
