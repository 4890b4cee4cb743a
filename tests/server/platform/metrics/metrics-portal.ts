import type { TestPortal } from '../../../support/portal';
import { UNHINDERED } from '../../../support/portal';

/** Opens the metrics of the portals that tests make. */
export const METRICS_KEY = 'a-metrics-key-for-tests-thirty-two-long';

/** Portals whose metrics are read on their own port. */
export const MEASURED = { PORTAL_METRICS_KEY: METRICS_KEY, PORTAL_CALLS_PER_MINUTE: UNHINDERED };

/** What Prometheus reads. */
export async function scrape({ app }: Pick<TestPortal, 'app'>): Promise<string> {
  const { statusCode, body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${METRICS_KEY}` },
  });
  if (statusCode !== 200) throw new Error(`/metrics answered ${statusCode}`);
  return body;
}

export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

/** The samples of a text in Prometheus' format; any other line throws. */
export function samplesOf(text: string): Sample[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name, labels = '', value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`No sample: ${line}`);
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)",?/g)];
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, label = '', said = '']) => [label, said])),
        value: Number(value),
      };
    });
}

/** The value of the one sample with this name and at least these labels. */
export function valueOf(text: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const found = samplesOf(text).filter(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([label, said]) => sample.labels[label] === said),
  );
  if (found.length > 1) throw new Error(`${found.length} samples of ${name} ${JSON.stringify(labels)}`);
  return found[0]?.value;
}
