import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { reachable, urlProblem } from '../../../../server/areas/webhooks/address';
import { send } from '../../../../server/areas/webhooks/send';
import { areNetworks } from '../../../../server/platform/http/networks';
import { RefusedAddress, reachOf, resolveHost } from '../../../../server/platform/http/reach';
import { selfSigned } from '../../../support/certificate';
import { answers, type Receiver, receiver } from '../../../support/receiver';

let shop: Receiver;
beforeEach(async () => {
  shop = await receiver();
});
afterEach(() => shop.close());

const never = new AbortController().signal;
const opened = reachOf(['127.0.0.0/8']);
const closed = reachOf([]);
const letter = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{}' });
const to = (url: string, way: Partial<Parameters<typeof send>[1]> = {}) =>
  send(letter(url), { reach: opened, timeout: 1000, ...way }, never);
/** The address of the receiver by another name. */
const named = (name: string) => shop.url.replace('127.0.0.1', name);
const resolvesTo =
  (...addresses: string[]) =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

describe('addresses', () => {
  test.each([
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '172.20.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::1',
    '2001:0:a00:1::1',
    'fe80::1%eth0',
    'nonsense',
  ])('%s cannot be reached by webhooks', (address) => {
    expect(closed.isReachable(address)).toBe(false);
  });

  test.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s is public',
    (address) => {
      expect(closed.isReachable(address)).toBe(true);
      expect(closed.isOpened(address)).toBe(false);
    },
  );

  test('a deployment opens networks, also in IPv6 notation, and no others', () => {
    expect(opened.isReachable('127.0.0.1')).toBe(true);
    expect(opened.isReachable('::ffff:127.0.0.1')).toBe(true);
    expect(opened.isReachable('10.0.0.1')).toBe(false);
    expect(areNetworks(['10.0.0.0/8', 'fd00::/8', '192.168.1.7'])).toBe(true);
    for (const wrong of ['10.0.0.0/40', 'intranet', '10.0.0.0/', ''])
      expect(areNetworks([wrong])).toBe(false);
  });

  test.each([
    ['nonsense', 'noUrl'],
    ['http://shop.example.com/', 'noHttps'],
    ['ftp://shop.example.com/', 'noHttps'],
    ['file:///etc/passwd', 'noHttps'],
    ['https://me:secret@shop.example.com/', 'credentials'],
    ['https://shop.example.com/#part', 'credentials'],
    ['https://shop.example.com:22/', 'port'],
    ['https://shop.example.com:80/', 'port'],
    ['https://shop.example.com:1023/', 'port'],
    ['https://shop.example.com:1024/', null],
    ['https://shop.example.com:443/', null],
    ['https://127.0.0.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:10.0.0.1]/', 'private'],
    ['https://169.254.169.254/latest/meta-data', 'private'],
    ['https://shop.example.com/', null],
    ['https://shop.example.com:8443/', null],
  ])('%s is refused as it is written: %s', (url, problem) => {
    expect(urlProblem(url, closed, false)).toBe(problem);
  });
});

/** An https server on the loopback, which counts connections. */
async function secureServer() {
  const counts = { connections: 0, requests: 0 };
  const server = createSecureServer(selfSigned, () => {
    counts.requests += 1;
  });
  server.on('connection', () => {
    counts.connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { counts, port, close: () => new Promise((resolve) => server.close(resolve)) };
}

describe('a name that resolves to a private address', () => {
  const PRIVATE = 'It leads to a private address';

  // One private address among public ones is enough: the owner of the name chooses which one comes first.
  test.each([
    [['127.0.0.1']],
    [['127.0.0.1', '93.184.215.14']],
    [['93.184.215.14', '127.0.0.1']],
    [['2606:4700::1111', '93.184.215.14', '::ffff:127.0.0.1']],
    [['93.184.215.14', '::1', '8.8.8.8']],
    [[]],
  ])('is refused over https without a connection: %j', async (addresses) => {
    const { counts, port, close } = await secureServer();
    const url = `https://shop.example.com:${port}/`;
    const resolve = resolvesTo(...addresses);
    await expect(reachable(new URL(url), closed, resolve)).rejects.toThrow(new RefusedAddress(PRIVATE));
    expect(await to(url, { reach: closed, resolve })).toMatchObject({ problem: 'address', status: null });
    expect(counts).toEqual({ connections: 0, requests: 0 });
    await close();
  });

  test.each(['https://localhost/', 'https://127.0.0.1/', 'https://[::1]:8443/'])(
    'is refused as it is written: %s',
    async (url) => {
      await expect(reachable(new URL(url), closed, resolveHost)).rejects.toThrow(new RefusedAddress(PRIVATE));
    },
  );

  test('is reached where all of its addresses are public', async () => {
    const addresses = ['93.184.215.14', '2606:4700::1111'];
    const found = await reachable(new URL('https://shop.example.com/'), closed, resolvesTo(...addresses));
    expect(found.map(({ address }) => address)).toEqual(addresses);
  });

  test('of an opened network only where all are opened, over http', async () => {
    const url = new URL('http://shop.example.com/');
    const plain = new RefusedAddress('It is neither https nor opened');
    expect(await reachable(url, opened, resolvesTo('127.0.0.1'))).toHaveLength(1);
    await expect(reachable(url, opened, resolvesTo('127.0.0.1', '93.184.215.14'))).rejects.toThrow(plain);
  });
});

test('the connection goes to the checked address, whatever the name resolves to afterwards', async () => {
  let asked = 0;
  const resolve = async () => {
    asked += 1;
    // The second result would be that of an attacker who has changed the name meanwhile.
    return [{ address: asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  };
  // The machine does not know the name: the connection can only have used the checked address.
  expect(await to(named('shop.invalid'), { resolve })).toMatchObject({ problem: null, status: 204 });
  expect(asked).toBe(1);
  expect(shop.received[0]?.headers.host).toMatch(/^shop\.invalid:/);
});

test('plain http is allowed only to addresses that the deployment has opened', async () => {
  const resolve = resolvesTo('93.184.215.14');
  expect(await to('http://shop.example.com/', { resolve })).toMatchObject({ problem: 'address' });
});

test('a redirection is a failure and is not followed', async () => {
  const inner = await receiver();
  shop.next(answers(307, 'over there', { location: inner.url }));
  expect(await to(shop.url)).toMatchObject({ problem: 'redirect', status: 307, answer: 'over there' });
  expect(inner.received).toEqual([]);
  await inner.close();
});

test('a receiver that does not respond in time has failed', async () => {
  shop.next(() => {});
  const outcome = await to(shop.url, { timeout: 200 });
  expect(outcome).toMatchObject({ problem: 'timeout', status: null });
  expect(outcome.latency).toBeGreaterThanOrEqual(190);
});

test('a name that is not resolved in time has failed as well', async () => {
  const resolve = () => new Promise<never>(() => {});
  expect(await to(named('shop.example.com'), { resolve, timeout: 100 })).toMatchObject({
    problem: 'timeout',
  });
});

test('an endless response, and a very slow one, are cut off; the status counts', async () => {
  shop.next((answer) => {
    answer.writeHead(200);
    const pour = () => {
      while (!answer.destroyed && answer.write('x'.repeat(65_536)));
      if (!answer.destroyed) answer.once('drain', pour);
    };
    pour();
  });
  const endless = await to(shop.url);
  expect(endless).toMatchObject({ problem: null, status: 200 });
  expect(endless.answer).toHaveLength(500);
  shop.next((answer) => answer.writeHead(200).write('slowly'));
  expect(await to(shop.url)).toMatchObject({
    problem: null,
    status: 200,
    answer: 'slowly',
  });
});

test('an endless head is a failure', async () => {
  shop.next((answer) => answer.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end());
  expect(await to(shop.url)).toMatchObject({ problem: 'unreachable', status: null });
});

test('nothing is sent to a receiver with a self-signed certificate', async () => {
  const { counts, port, close } = await secureServer();
  const way = { resolve: resolvesTo('127.0.0.1') };
  expect(await to(`https://shop.example.com:${port}/`, way)).toMatchObject({
    problem: 'certificate',
    status: null,
  });
  expect(counts).toMatchObject({ connections: 1, requests: 0 });
  await close();
});

test('an unreachable address and an unknown name are distinguished', async () => {
  const { url } = shop;
  await shop.close();
  expect(await to(url)).toMatchObject({ problem: 'unreachable' });
  shop = await receiver();
  const resolve = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
  };
  expect(await to(named('shop.invalid'), { resolve })).toMatchObject({ problem: 'unknownHost' });
});

test('the end of a server does not count as a failure of the event', async () => {
  shop.next(() => {});
  const stopped = new AbortController();
  setTimeout(() => stopped.abort(new Error('The server ends')), 50);
  await expect(send(letter(shop.url), { reach: opened }, stopped.signal)).rejects.toThrow('The server ends');
});
