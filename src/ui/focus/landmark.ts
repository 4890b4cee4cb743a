/**
 * The landmark in which the popup of a field is mounted: people who use a screen reader hardly find content outside
 * of landmarks.
 */
export const landmarkOf = (field: HTMLElement | null): HTMLElement =>
  field?.closest<HTMLElement>('[role="dialog"], main') ?? document.body;
