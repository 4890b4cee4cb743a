import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ScreenPath } from '../../../contract/access';
import { useAccess } from '../../session/use-access';
import { ScreenIcon } from '../../shell/ScreenIcon';
import { useAreas } from '../../shell/use-areas';

/** The most frequent destinations, in order of frequency, and their texts. */
const ways: readonly { path: ScreenPath; text: string }[] = [
  { path: '/transacoes-extrato', text: 'statement' },
  { path: '/painel-de-controle', text: 'dashboard' },
  { path: '/chamados', text: 'workOrders' },
];
/** The most buttons that are shown; more would be a menu. */
const MOST = 2;

/** HOME-06: buttons in the greeting that lead to the pages of the daily work. */
export function WelcomeActions() {
  const translate = useTranslate();
  const mayOpen = useAccess();
  const { exists } = useAreas();
  const open = ways.filter(({ path }) => exists(path) && mayOpen(path)).slice(0, MOST);
  if (open.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '20px' }}>
      {open.map(({ path, text }, index) => (
        <Button
          key={path}
          component={Link}
          to={path}
          variant={index === 0 ? 'contained' : 'outlined'}
          {...(index === 0 && { startIcon: <ScreenIcon path={path} /> })}
        >
          {translate(`home.actions.${text}`)}
        </Button>
      ))}
    </Box>
  );
}
