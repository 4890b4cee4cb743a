import { exporting } from './export';
import { finder } from './finder';
import { signIn } from './sign-in';
import { statement } from './statement';
import type { Tour } from './tour';

/** The clips of the project by the names of their files in public/videos. */
export const tours: Readonly<Record<string, Tour>> = {
  'sign-in': signIn,
  statement,
  export: exporting,
  finder,
};
