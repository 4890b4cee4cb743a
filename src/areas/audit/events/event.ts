import {
  type SecurityEvent,
  type SecurityKind,
  type SecurityResult,
  securityKinds,
  securityResults,
} from '../../../../contract/security-events';
import { DayField } from '../../../kit/list/DayField';
import type { ListFilter } from '../../../kit/list/list-filter';
import { momentOf } from '../audit';

/** An event as react-admin knows it. */
export type EventRecord = SecurityEvent;

/** The kept filters. */
export interface EventListFilter {
  who: string;
  kind: SecurityKind | readonly SecurityKind[];
  result: SecurityResult;
  address: string;
  from: string;
  to: string;
  /** The key of the event behind which the list goes on. */
  after: string;
}

/** The filters, in the order of the dialog. */
export const eventFilters = [
  { source: 'who', label: 'securityEvents.filters.who' },
  {
    source: 'kind',
    label: 'securityEvents.filters.kind',
    choices: securityKinds.map((kind) => ({ value: kind, label: `securityEvents.kinds.${kind}` })),
  },
  {
    source: 'result',
    label: 'securityEvents.filters.result',
    choices: securityResults.map((result) => ({ value: result, label: `securityEvents.results.${result}` })),
  },
  { source: 'address', label: 'securityEvents.filters.address' },
  { source: 'from', label: 'securityEvents.filters.from', kind: 'date', Field: DayField },
  { source: 'to', label: 'securityEvents.filters.to', kind: 'date', Field: DayField },
  { source: 'after', label: 'securityEvents.filters.after', linked: true, textOf: momentOf },
] as const satisfies readonly (ListFilter & { source: keyof EventListFilter })[];
