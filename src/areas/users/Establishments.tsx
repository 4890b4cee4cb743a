import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ListPopover } from '../../kit/multi-select/ListPopover';
import { useFormat } from '../../kit/use-format';
import type { ListedUser } from './user';

/** USR-05, ACC-05: the first establishment, and a button that lists at most ten of the others. */
export function Establishments({ user }: { user: Pick<ListedUser, 'ecs' | 'ecsTotal' | 'name'> }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [first, ...others] = user.ecs;
  if (first === undefined) return <Box component="span">–</Box>;
  const more = user.ecsTotal - 1;
  return (
    <Box component="span" sx={establishmentsStyle}>
      <span>{first.nomeFantasia}</span>
      {more > 0 && (
        <ButtonBase
          aria-haspopup="dialog"
          aria-label={translate('users.ecs.more', { count: integer(more), name: user.name })}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          +{integer(more)}
        </ButtonBase>
      )}
      <ListPopover
        title={translate('users.ecs.title', { name: user.name })}
        anchor={anchor}
        onClose={() => setAnchor(null)}
      >
        <Box component="ul" sx={{ margin: '8px 0 0', padding: 0, listStyle: 'none', typography: 'body1' }}>
          {others.map(({ id, nomeFantasia }) => (
            <li key={id}>{nomeFantasia}</li>
          ))}
          {more > others.length && <li>...</li>}
        </Box>
      </ListPopover>
    </Box>
  );
}

const establishmentsStyle: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  '& > button': {
    flex: 'none',
    minWidth: 32,
    height: 24,
    padding: '0 6px',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '4px',
    typography: 'caption',
    fontWeight: 500,
    backgroundColor: 'action.hover',
    '@media (max-width: 999.98px)': {
      minWidth: 44,
      height: 32,
      '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
    },
  },
};
