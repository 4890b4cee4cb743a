import CodeOutlined from '@mui/icons-material/CodeOutlined';
import type { PageArea, ResourceArea } from '../../area';
import { lazyNamed } from '../../kit/lazy-named';

export const api: PageArea = {
  path: '/swagger',
  icon: CodeOutlined,
  Content: lazyNamed(() => import('./ApiPage'), 'ApiPage', 'api', 'secrets'),
  nested: true,
};

/** Receivers of events and what they were sent have no screen of their own: tabs of the page show them. */
export const apiWebhooks: ResourceArea = {
  name: 'api-webhooks',
  recordRepresentation: 'url',
  adapter: async () => (await import('./webhooks/adapter')).webhookAdapter,
};

export const apiDeliveries: ResourceArea = {
  name: 'api-deliveries',
  adapter: async () => (await import('./deliveries/adapter')).deliveryAdapter,
};
