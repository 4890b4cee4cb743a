import { useTranslate } from 'react-admin';
import { allowed, type ScreenPath, screens } from '../../../contract/access';
import { exists } from '../../pages';
import { useSession } from '../../session/use-session';

export interface FoundPage {
  path: ScreenPath;
  title: string;
}

/** SHELL-17: the pages that the finder offers: those that exist and that the person may open. */
export function useFoundPages(): FoundPage[] {
  const translate = useTranslate();
  const { standing } = useSession();
  return screens
    .filter(({ path }) => path !== '/logout' && exists(path) && allowed(standing, path))
    .map(({ path }) => ({ path, title: translate(`screens.${path}.title`) }));
}
