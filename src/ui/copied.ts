/**
 * Copies a text. Browsers allow the clipboard on secure pages alone, and not always: else what shows the text is selected,
 * so that one key copies it.
 * @returns whether it was copied
 */
export async function copied(text: string, shown: Node | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown !== null) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
