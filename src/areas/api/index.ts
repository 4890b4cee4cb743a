import CodeOutlined from '@mui/icons-material/CodeOutlined';
import type { PageArea, ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

export const api: PageArea = {
  path: '/swagger',
  icon: CodeOutlined,
  Content: lazyNamed(() => import('./ApiPage'), 'ApiPage', 'api', 'apiClient', 'secrets'),
  nested: true,
};

/** Receivers of events and their deliveries. Tabs of the page show them, so access to the page gives access to them. */
export const apiWebhooks: ResourceArea = {
  name: 'swagger/webhooks',
  recordRepresentation: 'url',
  adapter: async () => (await import('./webhooks/adapter')).webhookAdapter,
};

export const apiDeliveries: ResourceArea = {
  name: 'swagger/entregas',
  adapter: async () => (await import('./deliveries/adapter')).deliveryAdapter,
};
