/** The part that is used here; the package brings no types of its own. */
declare module 'fs-native-extensions' {
  /**
   * Locks an open file for as long as it is open, without waiting.
   * @returns `false` where another one has it locked
   */
  export function tryLock(fd: number): boolean;
}
