/*
 * Browsers may refuse to keep anything, have no room left, or run out of it in the middle of work. What they do not keep
 * is kept in the memory of the page then, for everybody who asks, libraries too: one entry where one did not fit, all
 * of them where there is no storage.
 */
const names = ['localStorage', 'sessionStorage'] as const;

let kept = true;
let told = false;
const listeners = new Set<() => void>();

/** Whether what is stored outlives this page. */
export const isStorageKept = (): boolean => kept;

/** The person has read that what is stored is lost with the page. */
export function toldOfStorage(): void {
  told = true;
}

/**
 * Calls back once the browser does not keep everything, at once where it does not already, unless the person has read
 * so; returns what ends that.
 */
export function whenNotKept(listener: () => void): () => void {
  listeners.add(listener);
  if (!kept && !told) listener();
  return () => listeners.delete(listener);
}

function notKept(): void {
  if (!kept) return;
  kept = false;
  for (const listener of listeners) listener();
}

/** By this name a storage tells what it stands in front of, to a module that is loaded anew too. */
const BEHIND = Symbol.for('cofre.storage.behind');

/** A browser's storage, and in front of it what did not fit. */
class RoomyStorage implements Storage {
  readonly #memory = new Map<string, string>();
  [BEHIND]: Storage | null;

  /** @param stored `null` where the browser refuses it */
  constructor(stored: Storage | null) {
    this[BEHIND] = stored;
  }

  get keys(): string[] {
    const own =
      this.#ask((stored) => Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '')) ??
      [];
    return [...new Set([...own, ...this.#memory.keys()])];
  }

  get length(): number {
    return this.keys.length;
  }

  key(index: number): string | null {
    return this.keys[index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#memory.get(key) ?? this.#ask((stored) => stored.getItem(key)) ?? null;
  }

  setItem(key: string, value: string): void {
    try {
      const { [BEHIND]: stored } = this;
      if (stored === null) throw new Error('The browser refuses its storage');
      stored.setItem(key, value);
      this.#memory.delete(key);
    } catch {
      this.#memory.set(key, value);
      notKept();
    }
  }

  removeItem(key: string): void {
    this.#memory.delete(key);
    this.#ask((stored) => stored.removeItem(key));
  }

  clear(): void {
    this.#memory.clear();
    this.#ask((stored) => stored.clear());
  }

  /** Asks the browser's storage. One that fails, as that of a damaged profile cannot even be read, is none from then on. */
  #ask<T>(question: (stored: Storage) => T): T | undefined {
    try {
      return this[BEHIND] === null ? undefined : question(this[BEHIND]);
    } catch {
      this[BEHIND] = null;
      notKept();
      return undefined;
    }
  }
}

/**
 * The same with its entries as properties, as a browser's storage has them: react-admin's store goes through them by
 * `Object.keys`.
 */
const withEntries = (storage: RoomyStorage): Storage =>
  new Proxy(storage, {
    get(target, name) {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own === 'function') return own.bind(target);
      return own === undefined && typeof name === 'string' ? (target.getItem(name) ?? undefined) : own;
    },
    set(target, name, value) {
      target.setItem(String(name), String(value));
      return true;
    },
    has: (target, name) => Reflect.has(target, name) || target.getItem(String(name)) !== null,
    deleteProperty(target, name) {
      target.removeItem(String(name));
      return true;
    },
    ownKeys: (target) => target.keys,
    getOwnPropertyDescriptor(target, name) {
      const value = target.getItem(String(name));
      return value === null ? undefined : { value, configurable: true, enumerable: true, writable: true };
    },
  });

function storageOf(name: (typeof names)[number]): Storage | null {
  try {
    return window[name];
  } catch {
    return null;
  }
}

/**
 * Takes the place of the browser's storage, once, and looks whether that keeps anything. Call it before anything is
 * stored.
 */
export function lookAtStorage(): void {
  for (const name of names) {
    const held = storageOf(name);
    if (held instanceof RoomyStorage) continue;
    // One in front of another would look through it for each key, and each further one twice as long.
    const behind = held !== null && BEHIND in held ? (held[BEHIND] as Storage | null) : held;
    const storage = withEntries(new RoomyStorage(behind));
    Object.defineProperty(window, name, { configurable: true, get: () => storage });
    storage.getItem('cofre-probe');
  }
  localStorage.setItem('cofre-probe', '');
  localStorage.removeItem('cofre-probe');
}
