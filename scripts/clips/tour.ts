import type { Locator, Page } from '@playwright/test';
import type { Language } from '../../contract/languages';
import type { Catalogue } from '../../i18n/catalogue';

/** One moment of a clip: a picture of the real screen, and a caption that names what it shows. */
export interface Step {
  /** Brings the screen to this moment. */
  act: (page: Page, texts: Catalogue) => Promise<void>;
  /** The caption names these in the words of the screen; `{key}` in the caption is replaced by the text. */
  names: (texts: Catalogue) => Readonly<Record<string, string>>;
  /** This element is framed in the picture, and has to be in sight. */
  mark: (page: Page, texts: Catalogue) => Locator;
  says: Readonly<Record<Language, string>>;
  seconds: number;
}

/** A clip: what a person does on the real screens, moment by moment. */
export interface Tour {
  /** This person is signed in; `null` begins at the sign-in page. */
  person: string | null;
  /** The step whose picture stands for the clip, in its list and in the manuals. */
  poster: number;
  steps: readonly Step[];
}

/** The size of the screens that are shown; below them is room for a caption, so that it covers nothing. */
export const SCREEN = { width: 1280, height: 640 };
/** The size of the clips. */
export const FRAME = { width: 1280, height: 720 };

/** The caption of a step with the names that its controls have. */
export function captionOf({ says, names }: Step, texts: Catalogue, language: Language): string {
  const named = names(texts);
  return says[language].replaceAll(/\{(\w+)\}/g, (_all, key: string) => {
    const name = named[key];
    if (name === undefined)
      throw new Error(`The caption “${says[language]}” names {${key}}, which is nothing`);
    return name;
  });
}

/** The captions of a clip as WebVTT. */
export function trackOf({ steps }: Tour, texts: Catalogue, language: Language): string {
  let at = 0;
  const cues = steps.map((step) => {
    const [from, to] = [at + 0.1, at + step.seconds - 0.1];
    at += step.seconds;
    return `${time(from)} --> ${time(to)}\n${captionOf(step, texts, language)}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

const time = (seconds: number) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
