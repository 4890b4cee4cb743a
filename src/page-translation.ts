/*
 * A browser that translates a page takes each text out of it and puts elements of its own in its place. React knows
 * nothing of that: it changes texts that nobody sees any more, and fails when it takes one out. What is done about it is
 * fetched when the first such element appears (translated-texts.ts): few pages are translated.
 */

/** Elements that translators make, and nobody else does any more. */
const isOfTranslator = ({ addedNodes }: MutationRecord) =>
  [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');

/** Watches for a translation, from the first element on. */
export function followTranslation(): void {
  new MutationObserver((records, observer) => {
    if (!records.some(isOfTranslator)) return;
    observer.disconnect();
    void import('./translated-texts').then(({ followTexts }) => followTexts(records));
  }).observe(document.documentElement, { childList: true, subtree: true });
}
