import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { FrameCatalogue } from '../i18n/catalogue';
import { Console } from './Console';
import type { StartLanguage } from './portal/start-language';
import { LanguageProvider } from './shell/language/LanguageProvider';
import { prefixes } from './ui/theme/prefixes';

interface Props {
  start: StartLanguage;
  catalogue: FrameCatalogue;
  /** Lets emotion's style elements pass the content security policy. */
  nonce?: string | undefined;
}

/** The console. A data router, because only that one can hold a person back from leaving unsaved changes. */
export function App({ start, catalogue, nonce }: Props) {
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Console /> }]));
  const [cache] = useState(() =>
    createCache({ key: 'cofre', stylisPlugins: [prefixes], ...(nonce !== undefined && { nonce }) }),
  );
  return (
    <CacheProvider value={cache}>
      <LanguageProvider start={start} catalogue={catalogue}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </CacheProvider>
  );
}
