import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ShownProvider } from '../../../../contract/single-sign-on';
import { useFormat } from '../../../ui/format/use-format';
import { rowsStyle } from '../rules/rows-style';
import { RulesDialog } from './RulesDialog';

/** The providers, whom they let in and how many, and the button that changes what their groups give. */
export function ProviderRows({ providers }: { providers: readonly ShownProvider[] }) {
  const translate = useTranslate();
  const factsOf = useFacts();
  const [edited, setEdited] = useState<ShownProvider | null>(null);
  return (
    <>
      <Box component="ul" aria-label={translate('singleSignOn.title')} sx={rowsStyle}>
        {providers.map((provider) => {
          const { about, counts } = factsOf(provider);
          return (
            <li key={provider.id}>
              <div className="about">
                <Typography component="div" sx={{ fontWeight: 500 }}>
                  {provider.name}
                </Typography>
                <Typography variant="body2" color="text.secondary" translate="no">
                  {provider.issuer}
                </Typography>
                {about.map((fact) => (
                  <Typography key={fact} variant="body2">
                    {fact}
                  </Typography>
                ))}
                {counts.map((fact) => (
                  <Typography key={fact} variant="body2" color="text.secondary">
                    {fact}
                  </Typography>
                ))}
              </div>
              <Button
                variant="outlined"
                size="small"
                aria-label={translate('singleSignOn.edit.of', { provider: provider.name })}
                onClick={() => setEdited(provider)}
              >
                {translate('singleSignOn.edit.action')}
              </Button>
            </li>
          );
        })}
      </Box>
      <RulesDialog provider={edited} onClose={() => setEdited(null)} />
    </>
  );
}

/** Returns a function that says of a provider whom it may let in, and how many people and rules there are. */
function useFacts() {
  const translate = useTranslate();
  const { counted } = useFormat();
  const text = (key: string, words: object = {}) => translate(`singleSignOn.${key}`, words);
  return ({ domains, admission, localSignIn, people, unmatched, rules }: ShownProvider) => ({
    about: [
      text('domains', { domains: domains.join(', ') }),
      [text(admission), ...(localSignIn ? [] : [text('closed')])].join(' · '),
    ],
    counts: [
      people === 0
        ? text('nobody')
        : [
            text('people', counted(people)),
            ...(unmatched === 0 ? [] : [text('unmatched', counted(unmatched))]),
          ].join(' · '),
      rules.length === 0 ? text('noRules') : text('rules', counted(rules.length)),
    ],
  });
}
