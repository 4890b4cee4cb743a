/*
 * For each query of a computed style, jsdom goes through every rule of its style sheet and through the ancestors, which
 * took a fifth of the time of a console test. Without style sheets of the page, almost all elements have the style of
 * their tag, and inline styles of their own or of an ancestor.
 */

const real = window.getComputedStyle.bind(window);

/** The properties that Testing Library reads of every element that it visits. */
const QUERIED = ['display', 'visibility', 'pointer-events', 'opacity'] as const;
type Queried = (typeof QUERIED)[number];
const INITIAL = { visibility: 'visible', 'pointer-events': 'auto', opacity: '1' };
const INHERITED = new Set<Queried>(['visibility', 'pointer-events']);

/** Elements whose `display` depends on more than the tag. */
const SPECIAL = 'dialog, details, details *, [hidden], [popover], input[type=hidden]';

const displays = new Map<string, string>();

function displayOf(tag: string): string {
  const known = displays.get(tag);
  if (known !== undefined) return known;
  const { display } = real(document.createElement(tag));
  displays.set(tag, display);
  return display;
}

function computed(element: Element, asked: Queried): string {
  for (let at: Element | null = element; at !== null; at = INHERITED.has(asked) ? at.parentElement : null) {
    const own = (at as HTMLElement).style.getPropertyValue(asked);
    if (own !== '' && own !== 'inherit') return own;
  }
  if (asked !== 'display') return INITIAL[asked];
  return element.matches(SPECIAL) ? real(element).display : displayOf(element.localName);
}

const byName = new Map<string | symbol, Queried>([
  ...QUERIED.map((name) => [name, name] as const),
  ['pointerEvents', 'pointer-events'],
]);

/**
 * Computes itself what Testing Library reads. The rest is what stands at the element: Popper alone reads hundreds of
 * other properties of the ancestors of each tooltip and list of options that it places, and jsdom has no layout.
 */
export function shortenComputedStyles(): void {
  window.getComputedStyle = (element, pseudo) => {
    if (process.env.PORTAL_TEST_STYLES === 'on' || (pseudo ?? '') !== '') return real(element, pseudo);
    const own = (element as HTMLElement).style;
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, property) => {
        const asked = byName.get(property);
        if (asked !== undefined) return computed(element, asked);
        if (property !== 'getPropertyValue') return Reflect.get(own, property) as unknown;
        return (name: string) => {
          const known = byName.get(name);
          return known === undefined ? own.getPropertyValue(name) : computed(element, known);
        };
      },
    });
  };
}
