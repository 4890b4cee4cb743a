import { useState } from 'react';
import type { PortalConfig } from '../../../contract/config';
import { Outcome } from '../Outcome';
import { useTexts } from '../texts/context';
import { named, type SignOnTexts, useSignOnTexts } from './texts';
import { useBeginSignOn } from './use-begin-sign-on';

export interface ProviderDoorsProps {
  providers: PortalConfig['signOn'];
  /** The texts in the language in which it opens. */
  first: SignOnTexts;
}

/** Signs in at a provider of OpenID Connect: a button for each. */
export function ProviderDoors({ providers, first }: ProviderDoorsProps) {
  const page = useTexts();
  const texts = useSignOnTexts(first);
  const [search] = useState(() => location.search);
  const { going, failure, begin } = useBeginSignOn(search);
  return (
    <div className="providers">
      {providers.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="button button-outlined"
          aria-disabled={going !== null}
          onClick={() => void begin(id)}
        >
          {going === id && <span className="spinner" aria-hidden="true" />}
          {named(going === id ? texts.going : texts.with, name)}
        </button>
      ))}
      <Outcome id="provider-error" failure={failure?.message(page)} />
    </div>
  );
}
