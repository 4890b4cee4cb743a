import type { Video } from '../../../contract/config';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import { type OwnVideos, ownVideosFor } from '../../platform/http/own-videos';

/** The clips of the project, in public/videos/: the real screens in each language (docs/decisions/0082-clips-of-real-screens.md). */
const clips = [
  { name: 'sign-in', texts: 'videos.signIn', date: '2026-11-16' },
  { name: 'statement', texts: 'videos.statement', date: '2026-11-17' },
  { name: 'export', texts: 'videos.export', date: '2026-11-18' },
  { name: 'finder', texts: 'videos.finder', date: '2026-11-19' },
] as const;

/** HELP-06: returns the four clips of the project, and after them those of the deployment. */
export function videosFor(language: Language, own: OwnVideos | null): Video[] {
  const ours = clips.map(({ name, texts, date }) => ({
    url: `/videos/${name}.${language}.mp4`,
    title: message(language, `${texts}.title`),
    text: message(language, `${texts}.text`),
    date,
    poster: `/videos/${name}.${language}.jpg`,
    captions: `/videos/${name}.${language}.vtt`,
  }));
  return own === null ? ours : [...ours, ...ownVideosFor(own, language)];
}
