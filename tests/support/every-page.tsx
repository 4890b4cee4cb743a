import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { useTranslate } from 'react-admin';
import { Route } from 'react-router-dom';
import { type ScreenPath, screens } from '../../contract/access';
import type { Area } from '../../src/area';
import type * as real from '../../src/areas';
import { PageTitle } from '../../src/ui/PageTitle';
import { segmentsOf } from '../../src/ui/paths';

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

/** Screens whose records open over the list: what they open has no title of its own. */
const overList: readonly ScreenPath[] = ['/bancos'];
const Nothing = () => null;

function areaOf(path: ScreenPath): Area {
  const Placeholder = placeholderOf(path);
  const parts = below[path];
  if (parts === undefined) return { path, icon: InsertDriveFileOutlined, Content: Placeholder };
  const segments = segmentsOf(path);
  const dialogs = overList.includes(path);
  const Record = dialogs ? Nothing : Placeholder;
  return {
    name: path.slice(1),
    icon: InsertDriveFileOutlined,
    list: Placeholder,
    ...(parts.includes(segments.create) && { create: Record }),
    ...(parts.some((part) => part.startsWith(segments.edit)) && { edit: Record }),
    ...(dialogs && { dialogs }),
    children: parts
      .filter((part) => part !== segments.create && !part.startsWith(segments.edit))
      .map((part) => <Route key={part} path={part} element={<Placeholder />} />),
    adapter: { sortable: [], list: async () => ({ data: [], total: 0 }) },
  };
}

/** Stands in for src/areas: every screen of the access table has a page, which says its title and no more. */
export function everyPage({ areas }: typeof real): typeof real {
  const signOut = areas.filter((area) => 'path' in area && area.path === '/logout');
  return {
    areas: [
      ...screens
        .map(({ path }) => path)
        .filter((path) => path !== '/logout')
        .map(areaOf),
      ...signOut,
    ],
  };
}
