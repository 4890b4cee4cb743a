import { useTranslate } from 'react-admin';
import { type ScreenPath, screens } from '../../../contract/access';
import { useAccess } from '../../session/use-access';
import { useAreas } from '../use-areas';

interface FoundPage {
  path: ScreenPath;
  title: string;
}

/** SHELL-17: the pages that the finder offers: those that exist and that the person may open. */
export function useFoundPages(): FoundPage[] {
  const translate = useTranslate();
  const mayOpen = useAccess();
  const { exists } = useAreas();
  return screens
    .filter(({ path }) => path !== '/logout' && exists(path) && mayOpen(path))
    .map(({ path }) => ({ path, title: translate(`screens.${path}.title`) }));
}
