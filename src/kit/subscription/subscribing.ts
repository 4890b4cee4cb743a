import type { ListedView } from '../../../contract/views';

/** The view to which somebody subscribes. */
export type SubscribedView = Pick<ListedView, 'id' | 'name'>;

interface SubscribingState {
  subscribing: SubscribedView;
}

/**
 * The state of the place at which somebody subscribes. It stands in the history, and not in a component, because a screen
 * begins anew when it is shown as the view that was just saved has it.
 */
export const subscribingTo = ({ id, name }: SubscribedView): SubscribingState => ({
  subscribing: { id, name },
});

/** To what somebody subscribes at a place; `null`: to nothing. */
export const subscribingAt = (state: unknown): SubscribedView | null =>
  (state as Partial<SubscribingState> | null)?.subscribing ?? null;
