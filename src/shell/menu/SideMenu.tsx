import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type MenuGroup, menuFor, type Screen } from '../../../contract/access';
import { useAccess } from '../../session/use-access';
import { useSession } from '../../session/use-session';
import { inRail } from '../../ui/theme/sizes';
import { useAreas } from '../use-areas';
import { MenuEntry } from './MenuEntry';

interface Props {
  onOpen?: () => void;
  /** It shows icons alone; the names are in tooltips. */
  rail?: boolean;
}

/** SHELL-02 to SHELL-12: the pages that the person may open, in groups. */
export function SideMenu(props: Props) {
  const translate = useTranslate();
  const { standing } = useSession();
  const mayOpen = useAccess();
  const { exists } = useAreas();
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu')}
      sx={{ flex: 1, overflowY: 'auto', padding: '0 12px 12px' }}
    >
      {menuFor(standing, (path) => exists(path) && mayOpen(path)).map((entry) => (
        <Group key={entry.group} {...entry} {...props} />
      ))}
    </Box>
  );
}

interface GroupProps extends Props {
  group: MenuGroup;
  screens: Screen[];
}

function Group({ group, screens, ...props }: GroupProps) {
  const translate = useTranslate();
  const heading = useId();
  const foot = group === 'foot';
  return (
    <>
      {foot ? (
        <Box sx={({ palette }) => ({ margin: '12px -12px', borderTop: `1px solid ${palette.nav.line}` })} />
      ) : (
        <Typography
          id={heading}
          variant="caption"
          component="p"
          sx={({ palette }) => ({
            padding: '16px 8px 6px',
            color: palette.nav.group,
            ...inRail(visuallyHidden),
          })}
        >
          {translate(`shell.groups.${group}`)}
        </Typography>
      )}
      <Box
        component="ul"
        aria-labelledby={foot ? undefined : heading}
        sx={{ listStyle: 'none', margin: 0, padding: 0, ...(!foot && inRail({ marginTop: '12px' })) }}
      >
        {screens.map(({ path }) => (
          <MenuEntry key={path} path={path} {...props} />
        ))}
      </Box>
    </>
  );
}
