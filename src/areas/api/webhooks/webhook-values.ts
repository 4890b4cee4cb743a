import type { WebhookEventType } from '../../../../contract/webhook-events';
import type { RecordShape } from '../../../kit/edit/EditForm';
import type { Faults } from '../../../kit/edit/RecordForm';
import type { WebhookRecord } from './webhook';

/** The values in the form of a receiver. The chosen establishments are kept while `every` is selected. */
export interface WebhookValues {
  url: string;
  events: readonly WebhookEventType[];
  every: boolean;
  establishments: readonly string[];
  active: boolean;
}

/** The fields in the order of the form; what the server refuses of establishments is shown at their field. */
export const webhookFields = ['url', 'events', 'every', 'establishments', 'active'] as const;

export const newWebhook: WebhookValues = {
  url: '',
  events: ['day.closed', 'transaction.late'],
  every: true,
  establishments: [],
  active: true,
};

const settings = ['url', 'events', 'establishments', 'active'] as const;

export interface WebhookDifference {
  field: (typeof settings)[number];
  before: WebhookValues;
  after: WebhookValues;
}

const textOf = (values: WebhookValues, field: WebhookDifference['field']): string => {
  if (field === 'establishments' && values.every) return '*';
  const value = values[field];
  return typeof value === 'object'
    ? value.toSorted((one, other) => one.localeCompare(other)).join()
    : String(value).trim();
};

export const differences = (before: WebhookValues, after: WebhookValues): WebhookDifference[] =>
  settings
    .filter((field) => textOf(before, field) !== textOf(after, field))
    .map((field) => ({ field, before, after }));

export const dataOf = ({ url, events, every, establishments, active }: WebhookValues) => ({
  url: url.trim(),
  events,
  establishments: every ? null : establishments,
  active,
});

export const webhookShape: RecordShape<WebhookRecord, WebhookValues, WebhookDifference> = {
  valuesOf: ({ url, events, establishments, active }) => ({
    url,
    events,
    every: establishments === null,
    establishments: establishments ?? [],
    active,
  }),
  dataOf,
  differences,
};

export function validate({ url, events, every, establishments }: WebhookValues): Faults<WebhookValues> {
  return {
    ...(url.trim() === '' && { url: 'api.webhooks.form.urlMissing' }),
    ...(events.length === 0 && { events: 'api.webhooks.form.eventsMissing' }),
    ...(!every &&
      establishments.length === 0 && { establishments: 'api.webhooks.form.establishmentsMissing' }),
  };
}
