/** A file is not what its reader reads, or is damaged, or would cost more than it may. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}
