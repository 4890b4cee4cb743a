import type { ComponentType } from 'react';
import { lazyNamed } from '../../ui/code/lazy-named';

/** A tab of `/swagger`. It has its own address, so that Back, a reload and a bookmark lead to it. */
interface ApiTab {
  /** Its texts are `api.tabs.<name>`. */
  name: 'documentation' | 'credentials' | 'webhooks' | 'calls' | 'deliveries';
  /** The part of the address after `/swagger`. */
  path: string;
  Panel: ComponentType;
}

/** SES-28: the page and all of its tabs need API access, which the guard of the screen checks. */
export const apiTabs: readonly ApiTab[] = [
  {
    name: 'documentation',
    path: '',
    Panel: lazyNamed(() => import('./documentation/DocumentationPanel'), 'DocumentationPanel', 'apiDocs'),
  },
  {
    name: 'credentials',
    path: '/credenciais',
    Panel: lazyNamed(() => import('./credentials/CredentialsPanel'), 'CredentialsPanel'),
  },
  {
    name: 'webhooks',
    path: '/webhooks',
    Panel: lazyNamed(() => import('./webhooks/WebhooksPanel'), 'WebhooksPanel'),
  },
  {
    name: 'calls',
    path: '/chamadas',
    Panel: lazyNamed(() => import('./calls/CallsPanel'), 'CallsPanel'),
  },
  {
    name: 'deliveries',
    path: '/entregas',
    Panel: lazyNamed(() => import('./deliveries/DeliveriesPanel'), 'DeliveriesPanel'),
  },
];
