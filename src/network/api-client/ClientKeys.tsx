import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ClientKey } from '../../../contract/api-clients';
import { API } from '../../../contract/limits';
import { useFormat } from '../../ui/format/use-format';
import { AddKeyDialog } from './AddKeyDialog';
import type { ClientCalls } from './client-calls';
import { RemoveKey } from './RemoveKey';

interface ClientKeysProps {
  calls: ClientCalls;
  keys: readonly ClientKey[];
}

/** The public keys of an API user, and how to add one. */
export function ClientKeys({ calls, keys }: ClientKeysProps) {
  const translate = useTranslate();
  const heading = useId();
  const factsOf = useFacts();
  const [adding, setAdding] = useState(false);
  const text = (key: string, words: object = {}) => translate(`apiClient.keys.${key}`, words);
  return (
    <section aria-labelledby={heading}>
      <Typography variant="subtitle2" component="h3" id={heading}>
        {text('title')}
      </Typography>
      {keys.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('none')}
        </Typography>
      )}
      {keys.length > 0 && (
        <Box component="ul" aria-labelledby={heading} sx={rowsStyle}>
          {keys.map((key) => (
            <li key={key.id}>
              <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }} translate="no">
                  {key.name}
                </Typography>
                <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                  {factsOf(key)}
                </Typography>
                {key.name !== key.kid && (
                  <Typography variant="body2" color="text.secondary" className="kid" translate="no">
                    kid {key.kid}
                  </Typography>
                )}
              </Box>
              <RemoveKey calls={calls} clientKey={key} />
            </li>
          ))}
        </Box>
      )}
      {keys.length >= API.keys ? (
        <Typography variant="body2" color="text.secondary">
          {text('full', { most: API.keys })}
        </Typography>
      ) : (
        <div>
          <Button variant="outlined" size="small" onClick={() => setAdding(true)}>
            {text('add.action')}
          </Button>
        </div>
      )}
      <AddKeyDialog calls={calls} open={adding} onClose={() => setAdding(false)} />
    </section>
  );
}

/** Returns a function that says of a key its kind, since when it is there, and when it was last used. */
function useFacts(): (key: ClientKey) => string {
  const translate = useTranslate();
  const { date, dateTime } = useFormat();
  return ({ kind, createdAt, lastUsedAt }) => {
    const used = lastUsedAt === null ? null : dateTime(lastUsedAt);
    return [
      kind,
      translate('apiClient.keys.added', { date: date(createdAt.slice(0, 10)) }),
      used === null
        ? translate('apiClient.keys.unused')
        : translate('apiClient.keys.used', { date: used.date, time: used.time.slice(0, 5) }),
    ].join(', ');
  };
}

const rowsStyle: SxProps<Theme> = {
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '8px 0',
    borderTop: '1px solid',
    borderColor: 'divider',
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& .kid': { fontFamily: 'ui-monospace, monospace', fontSize: '0.75rem', overflowWrap: 'anywhere' },
};
