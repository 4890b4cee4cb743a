import { fork } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../scripts/prepare.mjs';
import type { Stage } from './stage';

/** A process that replies to each message with one message. */
export interface Child {
  pid: number;
  ask<Answer>(message: unknown): Promise<Answer>;
}

/** Starts a module of this folder as a process of its own, so that it does not work on the bench's time. */
export function startChild(stage: Stage, module: `${string}.ts`): Child {
  const child = fork(join(root, 'bench', 'support', module), {
    cwd: root,
    execArgv: ['--import', 'tsx'],
  });
  stage.keep(() => child.kill());
  return {
    pid: child.pid ?? 0,
    ask: <Answer>(message: unknown) =>
      new Promise<Answer>((resolve, reject) => {
        const end = () => reject(new Error(`${module} ended`));
        child.once('exit', end);
        child.once('message', (answer: { value: Answer } | { error: string }) => {
          child.off('exit', end);
          if ('error' in answer) reject(new Error(answer.error));
          else resolve(answer.value);
        });
        child.send(message as object);
      }),
  };
}

/** Runs in the child process: replies to each message. It ends when the bench does, however that ends. */
export function answerParent(answer: (message: never) => Promise<unknown>): void {
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    answer(message as never).then(
      (value) => process.send?.({ value }),
      (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
}
