/** What a step of the dialog shows takes the focus: the button that led to it is gone. */
export const stepContent = {
  tabIndex: -1,
  ref: (content: HTMLElement | null) => content?.focus(),
} as const;
