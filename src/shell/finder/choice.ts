import type { SvgIconComponent } from '@mui/icons-material';
import type { ScreenPath } from '../../../contract/access';

/** Something that can be chosen in the finder. */
export interface Choice {
  key: string;
  title: string;
  detail?: string;
  /** Its icon, or the screen whose icon it has. */
  icon: SvgIconComponent | ScreenPath;
  /** Where it leads; absent: it does something in place. */
  address?: string;
  act?: () => void;
  /** It is not among the recent ones. */
  unkept?: true;
}

/** Choices below a heading of `finder.groups`. */
export interface ChoiceGroup {
  name: 'recent' | 'pages' | 'actions' | 'records';
  choices: readonly Choice[];
}
