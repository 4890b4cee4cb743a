import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can fall silent, as a host does that vanishes without a word: nothing breaks off. */
export async function relayTo(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let silent = false;
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!silent) to.write(bytes);
    });
    from.on('error', () => {});
    from.once('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((inbound) => {
    const outbound = connect(Number(port), hostname);
    pass(inbound, outbound);
    pass(outbound, inbound);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).toString(),
    fallSilent: () => {
      silent = true;
    },
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
