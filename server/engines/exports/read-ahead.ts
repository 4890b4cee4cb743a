/**
 * Asks for the next item while the last one is being worked on, one ahead: the database reads while the file is
 * written.
 */
export async function* readAhead<Item>(source: AsyncGenerator<Item>): AsyncGenerator<Item> {
  const ask = () => {
    const next = source.next();
    next.catch(() => {}); // told when its turn comes
    return next;
  };
  let next = ask();
  try {
    for (;;) {
      const item = await next;
      if (item.done) return;
      next = ask();
      yield item.value;
    }
  } finally {
    await source.return(undefined);
  }
}
