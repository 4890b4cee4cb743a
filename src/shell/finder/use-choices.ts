import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import { useContext } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { screens } from '../../../contract/access';
import { languages } from '../../../contract/languages';
import { type Area, isResource, screenOf } from '../../area';
import { useAccess } from '../../session/use-access';
import { useLanguage } from '../../ui/language-context';
import { createPath, importPath } from '../../ui/paths';
import { themeModes, useThemeMode } from '../../ui/theme/mode';
import { AreasContext, useAreas } from '../use-areas';
import type { Choice } from './choice';

/** SHELL-17: the pages that exist and that the person may open, by their titles. */
export function usePages(): Choice[] {
  const translate = useTranslate();
  const mayOpen = useAccess();
  const { exists } = useAreas();
  return screens
    .filter(({ path }) => path !== '/logout' && exists(path) && mayOpen(path))
    .map(({ path }) => ({
      key: `page ${path}`,
      title: translate(`screens.${path}.title`),
      icon: path,
      address: path,
    }));
}

/** Returns what the person may do: what the areas bring, and what concerns the whole portal. */
export function useActions(): Choice[] {
  const translate = useTranslate();
  const notify = useNotify();
  const mayOpen = useAccess();
  const [mode, chooseMode] = useThemeMode();
  const { language, speak } = useLanguage();

  const ofAreas = useContext(AreasContext)
    .flatMap(actionsOf)
    .filter(({ screen }) => mayOpen(screen))
    .map(({ screen, text, to }) => ({
      key: `action ${text}`,
      title: translate(text),
      icon: screen,
      address: to,
    }));
  const themes = themeModes
    .filter((one) => one !== mode)
    .map((one) => ({
      key: `theme ${one}`,
      title: translate('finder.theme', { mode: translate(`shell.theme.${one}`) }),
      icon: ContrastOutlined,
      act: () => chooseMode(one),
    }));
  const tongues = languages
    .filter((one) => one !== language)
    .map((one) => ({
      key: `language ${one}`,
      title: translate('finder.language', { name: translate(`shell.languages.${one}`) }),
      icon: LanguageOutlined,
      act: () => void speak(one).catch(() => notify('errors.reload', { type: 'error' })),
    }));
  const signOut: Choice = {
    key: 'sign out',
    title: translate('shell.signOut'),
    icon: LogoutOutlined,
    address: '/logout',
    unkept: true,
  };
  return [...ofAreas, ...themes, ...tongues, signOut];
}

/** Returns what an area brings: new records and their import, which have their addresses, and what else its descriptor says. */
function actionsOf(area: Area) {
  const screen = screenOf(area);
  if (screen === undefined) return [];
  if (!isResource(area)) {
    return (area.actions ?? []).map(({ text, to }) => ({ screen, text: `finder.actions.${text}`, to }));
  }
  return [
    ...(area.create === undefined
      ? []
      : [{ screen, text: `screens.${screen}.create`, to: createPath(screen) }]),
    ...(area.imports === undefined
      ? []
      : [{ screen, text: `screens.${screen}.import`, to: importPath(screen) }]),
  ];
}
