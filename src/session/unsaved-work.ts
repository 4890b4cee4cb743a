/* Unsaved input survives the end of its session: the page is covered, and the same person may sign in over it. */
const forms = new Set<() => boolean>();
const listeners = new Set<() => void>();
let waiting = false;

function setWaiting(value: boolean): void {
  waiting = value;
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Registers an open form; `unsaved` returns whether leaving would lose some of its input.
 * @returns the function that ends the registration
 */
export function keepWork(unsaved: () => boolean): () => void {
  forms.add(unsaved);
  notify();
  return () => {
    forms.delete(unsaved);
    notify();
  };
}

/** Whether a form is open. */
export const isWorkKept = (): boolean => forms.size > 0;

/** Whether loading the page anew would lose input. */
export const hasUnsavedWork = (): boolean => [...forms].some((unsaved) => unsaved());

/** Covers the page where input would be lost; returns whether it is covered. */
export function coverWork(): boolean {
  if (!waiting && hasUnsavedWork()) setWaiting(true);
  return waiting;
}

/** Removes the cover, because the person has signed in again or a page begins; returns whether there was one. */
export function uncoverWork(): boolean {
  const covered = waiting;
  if (covered) setWaiting(false);
  return covered;
}

/** Whether the page is covered until its person has signed in again. */
export const isCovered = (): boolean => waiting;

/** Calls `listener` when a form opens or closes, and when the page is covered or uncovered; returns how to stop. */
export function onWork(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
