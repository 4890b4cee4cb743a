import { execFileSync } from 'node:child_process';
import { type BankEntry, type BankStatement, camt053, cnab240, mt940, ofx } from 'bank-files';

/*
 * Measures how fast the writers are, and the memory they take. Each runs in a process of its own, the same entries for all,
 * bytes thrown away: npx tsx packages/bank-files/bench/speed.ts
 */

const BATCH = 250;
const two = (value: number) => String(value).padStart(2, '0');

const entryOf = (index: number): BankEntry => ({
  reference: `T${String(index).padStart(15, '0')}`,
  reverses: null,
  type: index % 3 === 0 ? 'withdrawal' : 'deposit',
  amount: `${(index % 100_000) + 1}.${two(index % 100)}`,
  bookedOn: `2026-11-${two((index % 28) + 1)}`,
  capturedAt: `2026-11-${two((index % 28) + 1)} ${two(index % 24)}:${two(index % 60)}:07`,
  text: `Depósito, NSU ${String(index).padStart(9, '0')}, loja ${index % 500}, terminal ${70_000_000 + (index % 900)}`,
  shortText: `DEP ${70_000_000 + (index % 900)} NSU ${index}`,
});

function* entriesOf(count: number): Generator<BankEntry[]> {
  for (let start = 0; start < count; start += BATCH) {
    yield Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => entryOf(start + index));
  }
}

async function* slowly(count: number) {
  yield* entriesOf(count);
}

function statementOf(count: number): BankStatement {
  const credits = { count: 0, sum: 0n };
  const debits = { count: 0, sum: 0n };
  for (const batch of entriesOf(count)) {
    for (const { type, amount } of batch) {
      const sum = type === 'deposit' ? credits : debits;
      sum.count += 1;
      sum.sum += BigInt(amount.replace('.', ''));
    }
  }
  return {
    identification: 'CF-7K3M9-QXD4W',
    number: 1,
    account: { bankCode: '001', bankName: 'Bank', branch: '0117', number: '00418821-3', name: 'Account' },
    currency: 'BRL',
    language: 'POR',
    timeZone: 'America/Sao_Paulo',
    madeAt: '2026-12-01 12:00:00',
    from: '2026-11-01',
    to: '2026-11-30',
    opening: 0n,
    credits,
    debits,
    batches: slowly(count),
  };
}

const writers = { cnab240, ofx, camt053, mt940 };

async function measure(name: keyof typeof writers): Promise<void> {
  const count = 999_900;
  const statement = statementOf(count);
  const begun = performance.now();
  let bytes = 0;
  for await (const piece of writers[name](statement)) bytes += piece.length;
  const seconds = (performance.now() - begun) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  const figures = [count, Math.round(count / seconds), (bytes / 1e6).toFixed(1), megabytes.toFixed(0)];
  console.log(`| ${name} | ${figures.join(' | ')} |`);
}

const [name] = process.argv.slice(2);
if (name !== undefined) await measure(name as keyof typeof writers);
else {
  console.log('| | entries | entries a second | MB of file | MB of memory at most |\n|---|---|---|---|---|');
  for (const each of Object.keys(writers)) {
    const args = [...process.execArgv, import.meta.filename, each];
    execFileSync(process.execPath, args, { stdio: 'inherit' });
  }
}
