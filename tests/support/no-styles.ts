import { createRequire } from 'node:module';

type Serialize = (
  styles: readonly unknown[],
  registered: object | undefined,
  ...rest: unknown[]
) => { name: string; styles: string };

const NONE = { name: 'none', styles: '' };

/** Whether the running test needs the rules of styles. */
const asked = () => process.env.PORTAL_TEST_STYLES === 'on';

/**
 * Keeps emotion from working out styles that jsdom is not given: for each element it evaluates the style functions
 * of MUI, writes their rules and hashes them, which is a quarter of a console test's time. Global styles and keyframes
 * stay; they alone come without classes that were registered before. Emotion's packages call this function through the
 * exports of a CommonJS module, which is why it can be replaced there.
 */
export function skipStyles(): void {
  const emotion = createRequire(import.meta.url)('@emotion/serialize') as { serializeStyles: Serialize };
  const { serializeStyles } = emotion;
  emotion.serializeStyles = (styles, registered, ...rest) =>
    registered === undefined || asked() ? serializeStyles(styles, registered, ...rest) : NONE;
}
