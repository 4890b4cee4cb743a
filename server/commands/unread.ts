/**
 * Lets a command go on when nobody reads any more what it prints (`npm run load -- FOLDER | head`): its work is not
 * what it prints. Any other failure of the output still ends it.
 * @param onUnread for a command that is nothing but what it prints
 */
export function goOnUnread(onUnread = () => {}): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      onUnread();
    });
  }
}
