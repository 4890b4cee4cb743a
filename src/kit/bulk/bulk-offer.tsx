import type { ComponentType } from 'react';
import type { RaRecord } from 'react-admin';
import type { BulkActionKind } from '../../../contract/bulk';
import { refetched } from '../../ui/code/refetched';
import type { BulkOffer } from '../list/ListFrame';
import { BulkButtons } from './BulkButtons';
import type { BulkDialogProps } from './BulkDialog';
import { BulkProvider } from './BulkProvider';
import { BulkStatus } from './BulkStatus';
import type { AskProps } from './work';

interface Offer<Row extends RaRecord> {
  nameOf: (record: Row) => string;
  actions: readonly BulkActionKind[];
  /** Key of the text that says what switching many records off means. */
  switchOff?: string;
  /** Fetches the step that asks for the parameters of those actions that have any. */
  fetchAsk?: () => Promise<ComponentType<AskProps>>;
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
  const { nameOf, actions, switchOff = 'bulk.switchOff', fetchAsk } = offer;
  const Dialog = dialogWith(fetchAsk);
  return {
    nameOf,
    buttons: <BulkButtons actions={actions} />,
    status: <BulkStatus />,
    around: (list) => (
      <BulkProvider switchOff={switchOff} Dialog={Dialog}>
        {list}
      </BulkProvider>
    ),
  };
}
