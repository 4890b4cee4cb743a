import { CustomRoutes } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { publicPaths, type ScreenPath } from '../contract/access';
import { type Page, pages } from './pages';
import { SignInRedirect } from './session/SignInRedirect';
import { Guarded } from './shell/Guarded';

const entries = Object.entries(pages) as [ScreenPath, Page][];

/** Every page of the list at its address, behind the guard; made once, because react-admin compares its children. */
export const routes = (
  <>
    <CustomRoutes noLayout>
      {entries
        .filter(([, page]) => page.bare)
        .map(([path, { Content }]) => (
          <Route key={path} path={path} element={<Content />} />
        ))}
      {publicPaths.map((path) => (
        <Route key={path} path={path} element={<SignInRedirect />} />
      ))}
    </CustomRoutes>
    <CustomRoutes>
      <Route path="/" element={<Navigate to="/home" replace />} />
      {entries
        .filter(([, page]) => !page.bare)
        .map(([path, { Content, dialogs, subpages }]) => (
          <Route
            key={path}
            path={dialogs || subpages ? `${path}/*` : path}
            element={
              <Guarded path={path}>
                <Content />
              </Guarded>
            }
          />
        ))}
    </CustomRoutes>
  </>
);
