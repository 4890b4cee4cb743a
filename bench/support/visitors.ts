import { Agent, request } from 'node:http';

/** People who have opened the page: each has a connection of its own, which stays open. */
export interface Visitors {
  /**
   * Sends a JSON body over the connection of whoever is idle.
   * @throws Error with the reply's text where it is not 200
   */
  post: (url: string, body: unknown) => Promise<void>;
  close: () => void;
}

/** Opens so many connections by as many calls of an address at once. */
export async function openVisitors(url: string, count: number): Promise<Visitors> {
  const agent = new Agent({ keepAlive: true, maxSockets: count, maxFreeSockets: count });
  await Promise.all(Array.from({ length: count }, () => send(agent, url)));
  return {
    post: (address, body) => send(agent, address, JSON.stringify(body)),
    close: () => agent.destroy(),
  };
}

function send(agent: Agent, url: string, body?: string): Promise<void> {
  const options =
    body === undefined
      ? { agent }
      : {
          agent,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        };
  return new Promise((resolve, reject) => {
    request(url, options, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      reply.on('error', reject).on('end', () => {
        if (reply.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${reply.statusCode}, ${text}`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}
