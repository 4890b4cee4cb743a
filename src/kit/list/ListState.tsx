import Button from '@mui/material/Button';
import { type ComponentType, type ReactNode, use } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { PortalError } from '../../ui/failure/portal-error';
import { useFailureText, useRequestText } from '../../ui/failure/use-failure-text';
import { Message } from '../../ui/states/Message';
import { ShownListContext } from './shown-list';
import { isRefused } from './use-refused-filter';
import type { ListView } from './views';

export interface ListStateProps {
  /** Key of what is said when the list could not be loaded. */
  failed: string;
  /**
   * Key of the text for an empty list, or a component in its place; the component gets the button that clears the
   * filter, where one is set.
   */
  empty: string | ComponentType<{ clear: ReactNode }>;
  /** The part of the list that is shown, which says so where nothing is in it; absent: the list has none. */
  view?: ListView | null | undefined;
}

/** Shown in the place of a list without rows: the reason, and what can be done about it. */
export function ListState({ failed, empty: all, view = null }: ListStateProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const requestText = useRequestText();
  const { error, total = 0, page, perPage, filterValues, refetch, setFilters, setPage } = useListContext();
  // A list in a record stands in no frame, and has no filters.
  const filters = use(ShownListContext)?.filters ?? [];
  const own = view?.filter ?? {};
  const Empty = view?.empty ?? all;
  const filtered = Object.keys(filterValues).some((source) => !(source in own));
  const clear = (
    <Button variant="outlined" onClick={() => setFilters(own)}>
      {translate('list.noMatch.action')}
    </Button>
  );
  if (error) {
    // The server says what is wrong with single filters, or with one of their values (`entity.1`); they are called as on
    // the screen.
    const refusals = Object.entries(error instanceof PortalError ? error.fields : {}).map(([field, text]) => {
      const name = field.replace(/\.\d+$/, '');
      const label = filters.find(({ source, wire }) => [source, wire].flat().includes(name))?.label;
      return `${label === undefined ? field : translate(label)}: ${text}`;
    });
    return (
      <Message
        alert
        title={translate(failed)}
        text={refusals.length > 0 ? refusals.join(' ') : failureText(error)}
        detail={requestText(error)}
        action={
          filtered && isRefused(error) ? (
            clear
          ) : (
            <Button variant="outlined" onClick={() => void refetch()}>
              {translate('common.retry')}
            </Button>
          )
        }
      />
    );
  }
  if (total === 0) {
    if (typeof Empty !== 'string') return <Empty clear={filtered ? clear : null} />;
    return filtered ? (
      <Message title={translate('list.noMatch.text')} action={clear} />
    ) : (
      <Message title={translate(Empty)} />
    );
  }
  const last = Math.ceil(total / perPage);
  return (
    <Message
      title={translate('list.pastEnd.title', { page })}
      text={translate('list.pastEnd.text', { smart_count: last })}
      action={
        <Button variant="outlined" onClick={() => setPage(last)}>
          {translate('list.pastEnd.action')}
        </Button>
      }
    />
  );
}
