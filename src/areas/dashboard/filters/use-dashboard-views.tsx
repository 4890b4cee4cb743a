import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { DashboardQuery } from '../../../../contract/dashboard';
import { ViewsButton } from '../../../kit/views/ViewsButton';
import { useIsPhone } from '../../../ui/use-is-phone';

/** The saved views of the dashboard, whose periods move with the day; none before there is something to choose from. */
export function useDashboardViews(query: DashboardQuery | null): ReactNode {
  const phone = useIsPhone();
  if (query === null) return null;
  return (
    // As high as the fields and the chips beside it, also where a finger has more of it.
    <Box sx={{ display: 'flex', alignItems: 'center', height: 36 }}>
      <ViewsButton
        compact={phone}
        present={{ screen: '/painel-de-controle', variants: [{ label: null, filter: query }] }}
      />
    </Box>
  );
}
