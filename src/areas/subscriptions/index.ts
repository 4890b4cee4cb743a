import ScheduleSendOutlined from '@mui/icons-material/ScheduleSendOutlined';
import { createElement } from 'react';
import { Route } from 'react-router-dom';
import type { ResourceArea } from '../../area';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import { lazyNamed } from '../../ui/code/lazy-named';
import { SENDINGS } from './addresses';
import type { SubscriptionRecord } from './subscription';

const Sendings = lazyNamed(() => import('./Sendings'), 'Sendings', 'subscriptions');

export const subscriptions: ResourceArea = {
  name: SUBSCRIPTIONS,
  icon: ScheduleSendOutlined,
  options: { label: 'screens./assinaturas.menu' },
  recordRepresentation: ({ view }: SubscriptionRecord) => view?.name ?? '',
  list: lazyNamed(() => import('./SubscriptionsPage'), 'SubscriptionsPage', 'subscriptions', 'views'),
  edit: lazyNamed(() => import('./SubscriptionEdit'), 'SubscriptionEdit', 'subscriptions', 'views'),
  // Its own segment goes before that of a record, which leads to the form.
  children: createElement(Route, { path: `${SENDINGS}/:id`, element: createElement(Sendings) }),
  dialogs: true,
  adapter: async () => (await import('./adapter')).subscriptionAdapter,
};
