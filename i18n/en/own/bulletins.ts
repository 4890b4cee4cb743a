import type { ScreenTexts } from '../../area-parts';
/** `/informativos` (HELP-06). */
export const bulletins = {
  intro: 'Short videos about everyday work with Cofre. They have no sound; captions explain what you see.',
  failed: 'The bulletins could not be loaded.',
  empty: 'There are no bulletins.',
  list: 'Videos',
  captions: 'English',
  unplayable: 'This video cannot be played right now.',
};

export const screens: ScreenTexts = { '/informativos': { title: 'Bulletins', menu: 'Bulletins' } };
