import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useStoreContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { VIEW_PARAMETER, viewPath } from '../../../contract/view-address';
import { type OpenedView, updateView } from '../../../contract/views';
import { call } from '../../portal/client';
import { hiddenColumnsKey } from '../../session/kept-lists';
import { copied } from '../../ui/copied';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { subscribingTo } from '../subscription/subscribing';
import { isPresent, likeView, type Present, stateOf } from './present';
import { addressOf, addressOfView, chooseDefault, refreshViews, viewQuery } from './view-calls';

/** What the menu of a screen's views does. */
export function useViewWork(present: Present) {
  const { screen, variants } = present;
  const cache = useQueryClient();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const store = useStoreContext();
  const failureText = useFailureText();
  const failed = (error: unknown) => notify(failureText(error), { type: 'error' });

  const show = async (view: OpenedView, replace: boolean, state: object | null = null) => {
    const { hidden } = view.state;
    if (hidden !== undefined) store.setItem(hiddenColumnsKey(screen.slice(1)), hidden);
    await navigate(await addressOfView(view), { replace, state, preventScrollReset: true });
  };
  return {
    /** Shows the screen as a view has it; what cannot be shown is told in the place of the page. */
    openView: async (id: string) => {
      try {
        const view = await cache.fetchQuery(viewQuery(id));
        if (view.reach === 'none') {
          await navigate(viewPath(screen, id));
          return;
        }
        await show(view, false);
        if (view.reach === 'part') notify('list.leftOut.part', { type: 'warning' });
      } catch (error) {
        failed(error);
        await refreshViews(cache, screen);
      }
    },
    /** Shows the screen without a view, also where one is its default. */
    without: () => void navigate(`${screen}?${VIEW_PARAMETER}=`),
    /** Keeps the screen as it stands in a view of one's own. */
    replace: async ({ id, version, state }: OpenedView) => {
      try {
        const body = { version, state: stateOf(present, likeView(state, present)) };
        const saved = await call(updateView, { params: { id }, body });
        await refreshViews(cache, screen, saved);
        await show(saved, true);
        notify('views.saved', { type: 'success' });
      } catch (error) {
        failed(error);
        await cache.invalidateQueries({ queryKey: viewQuery(id).queryKey });
      }
    },
    saved: async (view: OpenedView, isNew: boolean) => {
      await refreshViews(cache, screen, view);
      notify('views.saved', { type: 'success' });
      if (isNew) await show(view, true);
    },
    /** Shows the screen as a view has it that was saved to be subscribed to, and subscribes. */
    savedToSubscribe: async (view: OpenedView) => {
      await refreshViews(cache, screen, view);
      await show(view, true, subscribingTo(view));
    },
    /** Subscribes to the view with which the screen stands. */
    subscribe: (view: OpenedView) =>
      void navigate(location, { replace: true, state: subscribingTo(view), preventScrollReset: true }),
    setDefault: async (view: string | null) => {
      try {
        await chooseDefault(cache, screen, view);
        notify(view === null ? 'views.defaultUnset' : 'views.defaultSet', { type: 'success' });
      } catch (error) {
        failed(error);
      }
    },
    /** Copies an address that can be sent: of the view, or of the screen as it stands, whose period stays as it is. */
    copy: async (view: OpenedView | null) => {
      try {
        const [exact = variants[0]] = variants.slice(-1);
        const address =
          view !== null && isPresent(view.state, present)
            ? viewPath(screen, view.id)
            : await addressOf(screen, stateOf(present, exact), {}, namesRecords(exact.filter));
        const done = await copied(`${window.location.origin}${address}`, null);
        notify(done ? 'views.copied' : 'views.copyFailed', { type: done ? 'success' : 'warning' });
      } catch (error) {
        failed(error);
      }
    },
  };
}

/** Whether a filter may name records that others do not see: it has lists of keys. */
const namesRecords = (filter: object): boolean =>
  Object.values(filter).some((value) => Array.isArray(value) && value.length > 0);
