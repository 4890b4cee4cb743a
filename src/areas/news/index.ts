import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import type { ResourceArea } from '../../area';
import { lazyNamed } from '../../ui/code/lazy-named';

/** The management of the news. */
export const newsManagement: ResourceArea = {
  name: 'marketing',
  icon: CampaignOutlined,
  options: { label: 'screens./marketing.menu' },
  recordRepresentation: 'title',
  list: lazyNamed(() => import('./NewsList'), 'NewsList', 'news'),
  create: lazyNamed(() => import('./form/NewsCreate'), 'NewsCreate', 'news', 'upload'),
  edit: lazyNamed(() => import('./form/NewsEdit'), 'NewsEdit', 'news', 'upload'),
  adapter: async () => (await import('./manage-adapter')).newsManagementAdapter,
};
