import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { AddressesDialog } from './AddressesDialog';
import type { ClientCalls } from './client-calls';

interface ClientAddressesProps {
  calls: ClientCalls;
  addresses: readonly string[];
}

/** From where the programs of an API user may come, and how to change it. */
export function ClientAddresses({ calls, addresses }: ClientAddressesProps) {
  const translate = useTranslate();
  const heading = useId();
  const [changing, setChanging] = useState(false);
  const text = (key: string) => translate(`apiClient.addresses.${key}`);
  return (
    <section aria-labelledby={heading}>
      <Typography variant="subtitle2" component="h3" id={heading}>
        {text('title')}
      </Typography>
      {addresses.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {text('anywhere')}
        </Typography>
      ) : (
        <Box component="ul" aria-labelledby={heading} sx={listStyle} translate="no">
          {addresses.map((address) => (
            <li key={address}>
              <Chip label={address} />
            </li>
          ))}
        </Box>
      )}
      <div>
        <Button variant="outlined" size="small" onClick={() => setChanging(true)}>
          {text('edit.action')}
        </Button>
      </div>
      <AddressesDialog
        calls={calls}
        addresses={addresses}
        open={changing}
        onClose={() => setChanging(false)}
      />
    </section>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
