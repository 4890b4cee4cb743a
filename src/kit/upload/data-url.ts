/**
 * A file as the data URL that calls take and pictures show.
 * @throws DOMException where the file cannot be read
 */
export function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });
}

/** What the two kinds of pictures begin with, in base64. */
const BEGINNINGS = ['iVBORw0KGgo', '/9j/'];

/** Whether a data URL may be a picture that is taken. Of its type a browser knows only what the name of the file says. */
export const isPicture = (dataUrl: string): boolean =>
  BEGINNINGS.some((begin) => dataUrl.startsWith(begin, dataUrl.indexOf(',') + 1));
