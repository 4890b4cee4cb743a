import type { SvgIconProps } from '@mui/material/SvgIcon';
import { createElement } from 'react';
import type { ScreenPath } from '../../contract/access';
import { useAreas } from './use-areas';

interface Props extends SvgIconProps {
  path: ScreenPath;
}

/** The icon of a screen, for every link to it. */
export function ScreenIcon({ path, ...props }: Props) {
  const icon = useAreas().iconOf(path);
  return icon === undefined ? null : createElement(icon, props);
}
