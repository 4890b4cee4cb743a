import { type ReactNode, Suspense } from 'react';
import { CustomRoutes, Resource } from 'react-admin';
import { Navigate, Outlet, Route, useLocation, useNavigate, useParams } from 'react-router-dom';
import { publicPaths, type ScreenPath } from '../contract/access';
import { isResource, type PageArea, type ResourceArea, screenOf } from './area';
import { areas } from './areas';
import { SignInRedirect } from './session/SignInRedirect';
import { FirstPage } from './shell/FirstPage';
import { Guarded } from './shell/Guarded';
import { NotFoundPage } from './shell/states/NotFoundPage';
import { before, together } from './ui/code/refetched';
import { createPath, editPath, IMPORT, segmentsOf } from './ui/paths';
import { PartBoundary } from './ui/states/PartBoundary';

/**
 * An entity with its routes, behind the guard. What react-admin itself links to (`useCreatePath`: `create` and `:id`,
 * as CreateButton, EditButton and reference fields do) replaces itself by the address of the specification.
 *
 * The list is an index route and not left to `list`, which is here so that react-admin knows of it: that one scrolls to
 * where the list was left last, however somebody comes to it; the router does so on Back alone.
 */
function resourceOf(area: ResourceArea): ReactNode {
  const { name, icon, options, recordRepresentation } = area;
  const { list: List, create: Create, edit: Edit, imports: Imports, dialogs, children, adapter } = area;
  const definition = { name, icon, options, recordRepresentation };
  const screen = screenOf(area);
  if (List === undefined || screen === undefined) {
    return (
      <Resource key={name} {...definition}>
        <Route path="*" element={<NotFoundPage />} />
      </Resource>
    );
  }
  const segments = segmentsOf(screen);
  const Listed = typeof adapter === 'function' ? together(List, adapter) : List;
  const BeforeSaving = typeof adapter === 'function' ? before(adapter) : null;
  const form = (page: ReactNode) => (
    <>
      {BeforeSaving && <BeforeSaving />}
      {page}
    </>
  );
  const records = (
    <>
      {Create && <Route path={segments.create} element={form(<Create />)} />}
      {Create && <Route path="create/*" element={<Navigate to={createPath(screen)} replace />} />}
      {Edit && <Route path={`${segments.edit}/:id?`} element={form(<Edit />)} />}
      <Route path=":id/*" element={Edit ? <ToEdit screen={screen} /> : <NotFoundPage />} />
      {children}
    </>
  );
  return (
    <Resource
      key={name}
      {...definition}
      list={Listed}
      hasCreate={Create !== undefined}
      hasEdit={Edit !== undefined}
    >
      <Route element={<Guarded path={screen} />}>
        {/* A page of its own, also where records open over the list. */}
        {Imports && <Route path={IMPORT} element={<Imports />} />}
        {dialogs ? (
          <Route element={<UnderDialogs List={Listed} screen={screen} />}>
            <Route index element={null} />
            {records}
          </Route>
        ) : (
          <>
            <Route index element={<Listed />} />
            {records}
          </>
        )}
      </Route>
    </Resource>
  );
}

/** The list, and what opens over it. */
function UnderDialogs({ List, screen }: { List: NonNullable<ResourceArea['list']>; screen: ScreenPath }) {
  const navigate = useNavigate();
  return (
    <>
      <List />
      <PartBoundary onClose={() => void navigate(screen)}>
        <Suspense>
          <Outlet />
        </Suspense>
      </PartBoundary>
    </>
  );
}

function ToEdit({ screen }: { screen: ScreenPath }) {
  const { id = '' } = useParams();
  const { search, state } = useLocation();
  return <Navigate to={{ pathname: editPath(screen, id), search }} state={state} replace />;
}

const pages = areas.filter((area): area is PageArea => !isResource(area));

/** Every area at its address, behind the guard; made once, because react-admin compares its children. */
export const routes = (
  <>
    <CustomRoutes noLayout>
      {pages
        .filter(({ bare }) => bare)
        .map(({ path, Content }) => (
          <Route key={path} path={path} element={<Content />} />
        ))}
      {publicPaths.map((path) => (
        <Route key={path} path={path} element={<SignInRedirect />} />
      ))}
    </CustomRoutes>
    <CustomRoutes>
      <Route path="/" element={<FirstPage />} />
      {pages
        .filter(({ bare }) => !bare)
        .map(({ path, Content, nested }) => (
          <Route key={path} element={<Guarded path={path} />}>
            <Route path={nested ? `${path}/*` : path} element={<Content />} />
          </Route>
        ))}
    </CustomRoutes>
    {areas
      .filter(isResource)
      // The routes of what a tab shows are its page's.
      .filter(({ name }) => !name.includes('/'))
      .map(resourceOf)}
  </>
);
