import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { useTranslate } from 'react-admin';
import { type ScreenPath, screens } from '../../contract/access';
import type * as realPages from '../../src/pages';
import { PageTitle } from '../../src/shell/PageTitle';

function placeholderOf(path: ScreenPath) {
  return function Placeholder() {
    const translate = useTranslate();
    return <PageTitle title={translate(`screens.${path}.title`)} />;
  };
}

/** The addresses below a screen that the requirements name (SES-25 to SES-27, SES-29), and dialogs over one. */
export const below: Partial<Record<ScreenPath, readonly string[]>> = {
  '/agrupadores': ['adicionar', 'editar', 'editar/7'],
  '/bancos': ['editar/001'],
  '/chamados': ['adicionar', 'detalhes/7'],
  '/codigos-operadores': ['adicionar', 'editar', 'editar/7'],
  '/contas': ['conta-detalhes', 'conta-detalhes/7'],
  '/marketing': ['nova-noticia', 'editar', 'editar/7'],
  '/usuarios': ['adicionar', 'editar', 'editar/7', 'importar'],
  '/visualizadores-relatorios': ['adicionar', 'editar', 'editar/7', 'importar'],
};

/** Stands in for src/pages: every screen of the access table has a page, which says its title and no more. */
export function everyPage(real: typeof realPages): typeof realPages {
  const pages = Object.fromEntries(
    screens.map(({ path }) => [
      path,
      path === '/logout'
        ? real.pages[path]
        : {
            Icon: InsertDriveFileOutlined,
            Content: placeholderOf(path),
            ...(below[path] !== undefined && { subpages: true }),
          },
    ]),
  );
  return { ...real, pages, exists: (path) => pages[path] !== undefined };
}
