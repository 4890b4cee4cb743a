import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { useTranslate } from 'react-admin';
import { type ScreenPath, screens } from '../../contract/access';
import { type Area, isResource } from '../../src/area';
import type * as real from '../../src/areas';
import { PageTitle } from '../../src/ui/PageTitle';
import { IMPORT, segmentsOf } from '../../src/ui/paths';

function placeholderOf(path: ScreenPath) {
  return function Placeholder() {
    const translate = useTranslate();
    return <PageTitle title={translate(`screens.${path}.title`)} />;
  };
}

const Nothing = () => null;

const resourceAt = (areas: readonly Area[], path: ScreenPath) =>
  areas.filter(isResource).find(({ name, list }) => `/${name}` === path && list !== undefined);

/** The addresses below a screen that have a page of their own or open over its list (SES-25 to SES-27, SES-29). */
export function belowOf(areas: readonly Area[], path: ScreenPath): string[] {
  const resource = resourceAt(areas, path);
  const { create, edit } = segmentsOf(path);
  return [
    ...(resource?.create ? [create] : []),
    ...(resource?.edit ? [edit, `${edit}/7`] : []),
    ...(resource?.imports ? [IMPORT] : []),
  ].map((part) => `${path}/${part}`);
}

/** Makes what stands in the place of an area: its pages say the title of the screen and no more. */
function areaOf(areas: readonly Area[], path: ScreenPath): Area {
  const Placeholder = placeholderOf(path);
  const resource = resourceAt(areas, path);
  if (resource === undefined) return { path, icon: InsertDriveFileOutlined, Content: Placeholder };
  // A dialog over the list has no title of its own.
  const Record = resource.dialogs ? Nothing : Placeholder;
  return {
    name: path.slice(1),
    icon: InsertDriveFileOutlined,
    list: Placeholder,
    ...(resource.create && { create: Record }),
    ...(resource.edit && { edit: Record }),
    ...(resource.imports && { imports: Placeholder }),
    ...(resource.dialogs && { dialogs: resource.dialogs }),
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
        .map((path) => areaOf(areas, path)),
      ...signOut,
    ],
  };
}
