/** Texts at some of the places of a catalogue: what a variant of a language says in its own way. */
type Overlay<Texts> = {
  readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Overlay<Texts[Key]>;
};

/**
 * The texts of a variant of a language (Colombian of Mexican Spanish): those of the language, in their order, with what
 * the variant says in its own way in its place. The variant has every key that the language has, and a key that the
 * language lacks does not compile. The build puts the result in the place of the call (`vite.gathered.ts`).
 */
export function overlay<Texts extends object>(texts: Texts, differing: Overlay<NoInfer<Texts>>): Texts {
  const own: Record<string, unknown> = { ...differing };
  const merged = Object.entries(texts).map(([key, text]: [string, unknown]) => {
    const instead = own[key];
    return [key, isBranch(text) && isBranch(instead) ? overlay(text, instead) : (instead ?? text)];
  });
  return Object.fromEntries(merged) as Texts;
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;
