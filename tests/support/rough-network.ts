import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from './fast-check';

/** The fate of a piece of a connection on its way. */
interface Passage {
  /** Milliseconds that it is held up; what follows it stays behind it. */
  delay: number;
  /** After so many bytes it goes on as a piece of its own; 0: in one. */
  split: number;
  /** The connection is broken instead: both of its ends are told, and the piece is lost. */
  broken: boolean;
}

/** The fate of a connection: others that were opened later may be there before it. */
interface Fate {
  opening: number;
  passages: readonly Passage[];
}

const passage = fc.record({
  delay: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 12 })),
  split: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 40 })),
  broken: fc.nat(59).map((one) => one === 0),
});

/** The fates of connections by the order in which they are opened; those after the last one are left in peace. */
export const fates: fc.Arbitrary<Fate[]> = fc.array(
  fc.record({
    opening: fc.integer({ min: 0, max: 30 }),
    passages: fc.array(passage, { minLength: 40, maxLength: 120, size: 'max' }),
  }),
  { minLength: 12, maxLength: 30, size: 'max' },
);

/** A network to a server that delays, splits and breaks what passes, as it is given, and reorders connections. */
export async function roughNetwork(url: string, given: readonly Fate[]) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let opened = 0;
  let broken = 0;
  let healed = false;

  const pass = (from: Socket, to: Socket, passages: Iterator<Passage>) => {
    sockets.add(from);
    // One after another: a connection never changes the order of its bytes.
    let before: Promise<void> = Promise.resolve();
    const passOn = async (bytes: Buffer, { delay, split, broken: breaks }: Passage) => {
      await before;
      if (delay > 0) await sleep(delay);
      if (breaks) {
        broken += 1;
        from.destroy();
        to.destroy();
      }
      if (to.destroyed) return;
      if (split > 0 && split < bytes.length) {
        to.write(bytes.subarray(0, split));
        await sleep(1);
      }
      to.write(split < bytes.length ? bytes.subarray(split) : bytes);
    };
    from.on('data', (bytes: Buffer) => {
      const { value: next } = passages.next();
      before = passOn(bytes, healed || next === undefined ? PEACE : next);
    });
    from.on('error', () => {});
    from.once('close', () => {
      sockets.delete(from);
      void before.then(() => to.destroy());
    });
  };

  const accept = async (inbound: Socket, fate: Fate | undefined) => {
    if (fate !== undefined && !healed) await sleep(fate.opening);
    const outbound = connect(Number(port), hostname).setNoDelay();
    // Both directions draw from one list: a break may be that of a question or of its answer.
    const passages = (fate?.passages ?? [])[Symbol.iterator]();
    pass(inbound.setNoDelay(), outbound, passages);
    pass(outbound, inbound, passages);
    inbound.resume();
  };
  const server = createServer((inbound) => {
    inbound.on('error', () => {});
    inbound.pause();
    void accept(inbound, given[opened]);
    opened += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).toString(),
    /** From now on everything passes as it is. */
    heal: () => {
      healed = true;
    },
    /** Connections that it has broken. */
    broken: () => broken,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

const PEACE: Passage = { delay: 0, split: 0, broken: false };
