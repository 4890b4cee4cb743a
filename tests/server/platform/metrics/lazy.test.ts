import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Loads the server in a separate process, then what a configuration requires; prints which modules each has loaded. */
const PROGRAM = `
  import { Module } from 'node:module';
  const packages = () => {
    const files = Object.keys(Module._cache).join();
    return ['prom-client', '@opentelemetry/sdk-trace-base'].filter((name) => files.includes('node_modules/' + name + '/'));
  };
  await import('./server/start.ts');
  const idle = packages();
  await import('./server/platform/metrics/metrics.ts');
  await import('./server/platform/traces/otlp.ts');
  console.log(JSON.stringify({ idle, busy: packages() }));
`;

test('without metrics and traces their libraries are not loaded', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    PROGRAM,
  ]);
  expect(JSON.parse(stdout)).toEqual({ idle: [], busy: ['prom-client', '@opentelemetry/sdk-trace-base'] });
}, 120_000);
