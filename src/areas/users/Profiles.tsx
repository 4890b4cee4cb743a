import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { profileLabel } from './user';

/** USR-07: the names of a user's profiles, in the order of their ids; each stays on one line where there is room. */
export function Profiles({ ids }: { ids: readonly { id: number }[] }) {
  const translate = useTranslate();
  return ids
    .map(({ id }) => id)
    .sort((one, other) => one - other)
    .map((id, index) => (
      <Fragment key={id}>
        {index > 0 && ', '}
        <Box component="span" sx={{ whiteSpace: { lg: 'nowrap' } }}>
          {translate(profileLabel(id))}
        </Box>
      </Fragment>
    ));
}
