import { createRequire } from 'node:module';

type Serialize = (...styles: unknown[]) => { name: string; styles: string };

/** Whether the test that runs has asked for the rules of styles. */
const asked = () => process.env.PORTAL_TEST_STYLES === 'on';

/**
 * Keeps emotion from working out styles that jsdom is not given: for each element it evaluates the style functions
 * of MUI, writes their rules and hashes them, which is a tenth of a console test's time. Emotion's packages call this
 * function through the exports of a CommonJS module, which is why it can be replaced there.
 */
export function skipStyles(): void {
  const emotion = createRequire(import.meta.url)('@emotion/serialize') as { serializeStyles: Serialize };
  const { serializeStyles } = emotion;
  emotion.serializeStyles = (...styles) =>
    asked() ? serializeStyles(...styles) : { name: 'none', styles: '' };
}
