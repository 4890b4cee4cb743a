import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import { useTranslate } from 'react-admin';
import { type ScreenPath, screens } from '../../contract/access';
import { PageTitle } from '../../src/layout/PageTitle';
import type * as realPages from '../../src/pages';

function placeholderOf(path: ScreenPath) {
  return function Placeholder() {
    const translate = useTranslate();
    return <PageTitle title={translate(`screens.${path}.title`)} />;
  };
}

/** Stands in for src/pages: every screen of the access table has a page, which says its title and no more. */
export function everyPage(real: typeof realPages): typeof realPages {
  const pages = Object.fromEntries(
    screens.map(({ path }) => [
      path,
      path === '/logout' ? real.pages[path] : { Icon: InsertDriveFileOutlined, Content: placeholderOf(path) },
    ]),
  );
  return { ...real, pages, exists: (path) => pages[path] !== undefined };
}
