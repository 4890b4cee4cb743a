import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { NOTHING_CHOSEN, type ReportFilters } from '../../../../contract/default-filters';
import { isRefused } from '../../../kit/list/use-refused-filter';
import { PortalError } from '../../../ui/failure/portal-error';
import { useRequestText } from '../../../ui/failure/use-failure-text';
import { Message } from '../../../ui/states/Message';

/** The lists of a report's filters by their names on the wire, and what they are called. */
const LISTS: Readonly<Record<string, { list: keyof typeof NOTHING_CHOSEN; label: string }>> = {
  ecs: { list: 'ecs', label: 'establishments' },
  contas: { list: 'accounts', label: 'accounts' },
  operadores: { list: 'operators', label: 'operators' },
  agrupadores: { list: 'associators', label: 'groups' },
};

export interface ReportFailureProps {
  failure: unknown;
  onRetry: () => void;
  /** Creates the report with these filters cleared. */
  onClear: (cleared: Partial<ReportFilters>) => void;
}

/**
 * STMT-32: what happened and what to do about it; a timeout and an error of the server have texts of their own
 * (ERR-05).
 */
export function ReportFailure({ failure, onRetry, onClear }: ReportFailureProps) {
  const translate = useTranslate();
  const requestText = useRequestText();
  const known = failure instanceof PortalError ? failure : null;
  const slow = known?.status === 504 || known?.kind === 'timeout';
  const forbidden = known?.status === 403;
  const named = known !== null && known.text !== '' && (forbidden || isRefused(known));
  // One of a list is refused by its place in it: `ecs.3`.
  const refusals = Object.entries(known?.fields ?? {}).map(([field, text]) => {
    const filter = LISTS[field.split('.')[0] ?? ''];
    return { filter, text: filter ? `${translate(`reports.filters.${filter.label}`)}: ${text}` : text };
  });
  const sentences = refusals.map(({ text }) => text);
  const clearable = refusals.flatMap(({ filter }) =>
    filter ? [[filter.list, NOTHING_CHOSEN[filter.list]]] : [],
  );
  return (
    <Message
      title={translate(
        forbidden && refusals.length === 0 ? 'shell.notAuthorized.title' : 'reports.results.failed',
      )}
      text={
        named
          ? [...new Set(clearable.length > 0 ? sentences : [known.text, ...sentences])].join(' ')
          : translate(slow ? 'reports.results.slow' : 'errors.reload')
      }
      detail={requestText(failure)}
      action={
        clearable.length > 0 ? (
          <Button variant="outlined" onClick={() => onClear(Object.fromEntries(clearable))}>
            {translate('list.noMatch.action')}
          </Button>
        ) : (
          <Button variant="outlined" onClick={onRetry}>
            {translate('common.retry')}
          </Button>
        )
      }
    />
  );
}
