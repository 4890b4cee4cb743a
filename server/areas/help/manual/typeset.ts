import { inter } from '../../../platform/exports/formats/pdf/fonts';

/** What a document is made of. Names of files are absolute, and only these files exist. */
interface Sources {
  /** The document in Typst's language. */
  document: string;
  /** What it reads as `sys.inputs`. */
  inputs: Readonly<Record<string, string>>;
  files: ReadonlyMap<string, Uint8Array>;
}

/** Of the compiler's own numbers: the form of the result, and how much it tells of errors. */
const PDF = 1;
const IN_FULL = 3;

/**
 * Typst makes a PDF 1.7 of a document, tagged for who listens to it, with Inter and no other font. The compiler is
 * WebAssembly and finds nothing on the machine, so that the same sources make the same bytes everywhere.
 * @throws Error that says what Typst does not take
 */
export async function typeset({ document, inputs, files }: Sources): Promise<Uint8Array> {
  const { default: load, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler');
  await load();
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const weight of [400, 600] as const) await builder.add_raw_font((await inter(weight)).font);
  const compiler = await builder.build();
  try {
    compiler.add_source('/main.typ', document);
    for (const [name, content] of files) compiler.map_shadow(name, content);
    const world = compiler.snapshot('/', '/main.typ', Object.entries(inputs));
    const { result, diagnostics }: Artifact = world.get_artifact(PDF, IN_FULL);
    world.free();
    if (result === undefined) throw new Error(`The manual cannot be set: ${JSON.stringify(diagnostics)}`);
    return withTitle(result);
  } finally {
    compiler.free();
  }
}

interface Artifact {
  result?: Uint8Array;
  diagnostics?: unknown[];
}

/** What the catalog says of a viewer, and what it has to say: the title in the bar of its window, and the bookmarks. */
const VIEWER = '  /ViewerPreferences <<\n';
const VIEWER_WITH_TITLE = `  /PageMode /UseOutlines\n${VIEWER}    /DisplayDocTitle true\n`;

/**
 * The compiler has no switch for these two, without which a viewer shows the name of the file to who needs the title.
 * The catalog is the last object (ISO 32000-1, 7.7.2), so that of all places in the file only that of the
 * cross-reference table moves.
 */
function withTitle(file: Uint8Array): Uint8Array {
  const [before, after, more] = Buffer.from(file).toString('latin1').split(VIEWER);
  if (
    before === undefined ||
    after === undefined ||
    more !== undefined ||
    !/^[^<]*>>[^<]*>>\s+endobj\s+xref\n/.test(after)
  ) {
    throw new Error('The catalog of the manual is not where Typst 0.14 puts it');
  }
  const end = after.replace(/(?<=startxref\n)\d+/, (place) =>
    String(Number(place) + VIEWER_WITH_TITLE.length - VIEWER.length),
  );
  return Buffer.from(before + VIEWER_WITH_TITLE + end, 'latin1');
}
