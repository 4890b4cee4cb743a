/*
 * jsdom goes through every rule of its style sheet, and up through the ancestors, for each question after a computed
 * style; a fifth of a console test's time went there. Without style sheets of the page, all but a few elements have
 * what their tag gives them and what is written at the element itself or around it.
 */

const real = window.getComputedStyle.bind(window);

/** What Testing Library asks for at every element that it passes. */
const ASKED = ['display', 'visibility', 'pointer-events', 'opacity'] as const;
type Asked = (typeof ASKED)[number];
const INITIAL = { visibility: 'visible', 'pointer-events': 'auto', opacity: '1' };
const INHERITED = new Set<Asked>(['visibility', 'pointer-events']);

/** Whose `display` hangs on more than the tag. */
const SPECIAL = 'dialog, details, details *, [hidden], [popover], input[type=hidden]';

const displays = new Map<string, string>();

function displayOf(tag: string): string {
  const known = displays.get(tag);
  if (known !== undefined) return known;
  const { display } = real(document.createElement(tag));
  displays.set(tag, display);
  return display;
}

function computed(element: Element, asked: Asked): string {
  for (let at: Element | null = element; at !== null; at = INHERITED.has(asked) ? at.parentElement : null) {
    const own = (at as HTMLElement).style.getPropertyValue(asked);
    if (own !== '' && own !== 'inherit') return own;
  }
  if (asked !== 'display') return INITIAL[asked];
  return element.matches(SPECIAL) ? real(element).display : displayOf(element.localName);
}

const byName = new Map<string | symbol, Asked>([
  ...ASKED.map((name) => [name, name] as const),
  ['pointerEvents', 'pointer-events'],
]);

/** Computes the most requested properties itself, and leaves the rest to jsdom. */
export function shortenComputedStyles(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (process.env.PORTAL_TEST_STYLES === 'on' || (pseudo ?? '') !== '') return real(element, pseudo);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, property) => {
        const asked = byName.get(property);
        if (asked !== undefined) return computed(element, asked);
        if (property !== 'getPropertyValue') return Reflect.get(real(element), property) as unknown;
        return (name: string) => {
          const known = byName.get(name);
          return known === undefined ? real(element).getPropertyValue(name) : computed(element, known);
        };
      },
    });
  };
}
