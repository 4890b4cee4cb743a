import type { ScreenTexts } from '../../area-parts';
/** `/ajuda` (HELP-01 to HELP-05). */
export const help = {
  phones: {
    title: 'Phone numbers',
    none: 'There are no phone numbers for your language.',
  },
  manuals: {
    title: 'Manuals',
    text: 'PDF files in your language, to read on the screen or to print.',
    EC: {
      name: 'Establishment manual',
      text: 'How to sign in and find your way around, the statement and its files.',
    },
    SEP: {
      name: 'Provider manual',
      text: 'All of the above, and what only provider administrators do.',
    },
    download: 'Download',
    downloadNamed: 'Download the %{name}',
    downloading: 'Downloading…',
    failed: 'Error downloading file!',
  },
  videos: {
    title: 'Short videos',
    text: 'A few seconds each, without sound, with captions in your language.',
    open: 'Watch the videos',
  },
  dataProtection: {
    title: 'Data protection',
    text: 'If you have questions about the personal data that Cofre holds about you, write to this address.',
  },
};

export const screens: ScreenTexts = { '/ajuda': { title: 'Help', menu: 'Help' } };
