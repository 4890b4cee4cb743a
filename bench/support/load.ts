import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerParent } from './child';
import { quantile } from './numbers';

/** One call, repeated over kept-alive connections, each of which waits for the response before the next call. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  connections: number;
  milliseconds: number;
  /** Milliseconds that each connection rests after an answer; 0 for as much as the server can do. */
  rest: number;
}

export interface Outcome {
  callsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Puts a load on a server for its time. Any answer but 200 fails it. */
async function putLoad({ url, headers, connections, milliseconds, rest }: Load): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const start = performance.now();
  const end = start + milliseconds;
  const connection = async () => {
    while (performance.now() < end) {
      const called = performance.now();
      await callOnce(url, headers, agent);
      latencies.push(performance.now() - called);
      if (rest > 0) await sleep(rest);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  return {
    callsPerSecond: latencies.length / ((performance.now() - start) / 1000),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  };
}

function callOnce(url: string, headers: Record<string, string>, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (reply) => {
      reply.on('error', reject).on('end', () => {
        if (reply.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${reply.statusCode}`));
      });
      reply.resume();
    })
      .on('error', reject)
      .end();
  });
}

answerParent(putLoad);
