/** The content of a step takes the focus, because the button that led to the step is gone. */
export const stepContent = {
  tabIndex: -1,
  ref: (content: HTMLElement | null) => content?.focus(),
} as const;
