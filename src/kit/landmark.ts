/** Where what opens from a field belongs: content outside of landmarks is hard to find for who cannot see it. */
export const landmarkOf = (field: HTMLElement | null): HTMLElement =>
  field?.closest<HTMLElement>('[role="dialog"], main') ?? document.body;
