import { useSyncExternalStore } from 'react';

/*
 * What was typed and is not saved outlives its session: the page is covered, and the same person may sign in over it.
 */
const works = new Set<() => boolean>();
const listeners = new Set<() => void>();
let waiting = false;

function setWaiting(value: boolean): void {
  waiting = value;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Counts a form in as long as it is open; `unsaved` returns whether something of it would be lost. */
export function keepWork(unsaved: () => boolean): () => void {
  works.add(unsaved);
  tell();
  return () => {
    works.delete(unsaved);
    tell();
  };
}

/** Whether a form is open. */
export function useKeepsWork(): boolean {
  return useSyncExternalStore(subscribe, () => works.size > 0);
}

/** Covers the page where something would be lost; returns whether it is covered. */
export function coverWork(): boolean {
  if (!waiting && [...works].some((unsaved) => unsaved())) setWaiting(true);
  return waiting;
}

/** Its person is back, or the page begins; returns whether it was covered. */
export function uncoverWork(): boolean {
  const covered = waiting;
  if (covered) setWaiting(false);
  return covered;
}

/** Whether the page is covered until its person has signed in again. */
export function useCovered(): boolean {
  return useSyncExternalStore(subscribe, () => waiting);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
