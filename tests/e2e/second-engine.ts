import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** IBM's engine as a script, which leaves `ace` behind in a page. */
const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** The engine says this of an element. */
interface Finding {
  ruleId: string;
  reasonId: string;
  value: [kind: string, outcome: string];
  snippet: string;
}

interface Ace {
  Checker: new () => { check(of: Document | Element, policies: string[]): Promise<{ results: Finding[] }> };
}

/** Findings that are none, each with its reason. */
const REASONS: readonly { rule: string; of: RegExp; reason: string }[] = [
  {
    rule: 'label_name_visible',
    of: /^<button aria-haspopup="dialog" aria-label="(Find anything|Buscar (en el|no) portal)"/,
    reason: 'The keys of the shortcut stand beside the words of the label, and are none of them.',
  },
  {
    rule: 'input_label_exists',
    of: /^<output/,
    reason: 'An output is a status here, which says its text; ARIA asks for no name of a status.',
  },
  {
    rule: 'text_contrast_sufficient',
    of: /^<p class="door-(slogan|text)"/,
    reason: 'The ground of the door is a picture, which the engine takes for none; white on petrol has 11:1.',
  },
];
/** The engine's own failure in one of its rules, about a role that it gives no attributes. */
const BROKEN = /^RULE EXCEPTION: aria_attribute_required/;

/**
 * Returns what a second engine finds against WCAG 2.2 A and AA where axe has looked already: rule, reason and element.
 * It has rules of its own, and reads names and roles by code of its own. The page's eyes are open.
 */
export async function secondOpinion(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  const found = await page.evaluate(async () => {
    const { ace } = window as unknown as { ace: Ace };
    // A dialog keeps what is behind it out of reach, for everybody.
    const top = window.eyes.top();
    const { results } = await new ace.Checker().check(top === document.body ? document : top, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, reasonId, snippet }) => ({
        rule: `${ruleId} ${reasonId}`,
        html: snippet.slice(0, 200),
      }));
  });
  return found
    .filter(({ rule }) => !BROKEN.test(rule))
    .filter(({ rule, html }) => !REASONS.some((one) => rule.startsWith(one.rule) && one.of.test(html)))
    .map(({ rule, html }) => `${rule}: ${html}`);
}
