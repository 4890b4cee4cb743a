import { inter } from 'table-files/fonts';

/** The sources of a document. File names are absolute, and no other files exist for the compiler. */
interface Sources {
  /** The document in Typst markup. */
  document: string;
  /** The values of `sys.inputs`. */
  inputs: Readonly<Record<string, string>>;
  files: ReadonlyMap<string, Uint8Array>;
}

/** Constants of the compiler: the format of the result, and the level of detail of errors. */
const PDF = 1;
const IN_FULL = 3;

/**
 * Typesets a document as PDF 1.7 with Typst, tagged for screen readers, with Inter as the only font. The compiler is
 * WebAssembly and reads nothing from the machine, so that the same sources produce the same bytes everywhere.
 * @throws Error with the errors that Typst reports
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

/** The viewer preferences as Typst writes them, and with the title in the window's bar and the bookmarks. */
const VIEWER = '  /ViewerPreferences <<\n';
const VIEWER_WITH_TITLE = `  /PageMode /UseOutlines\n${VIEWER}    /DisplayDocTitle true\n`;

/**
 * Adds these two, for which the compiler has no option: without them a viewer shows the file name instead of the title.
 * The catalog is the last object (ISO 32000-1, 7.7.2), so that only the offset of the cross-reference table changes.
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
