import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts a server that others wrote, and returns it once it listens on a port of this machine.
 * @param debian the packages that have it
 * @throws Error where it is missing, or ends
 */
export async function listeningProgram(
  command: string,
  args: readonly string[],
  { port, debian }: { port: number; debian: string },
): Promise<ChildProcess> {
  const program = spawn(command, args, { stdio: 'ignore' });
  const failure = new Promise<never>((_, reject) => {
    program.once('error', () =>
      reject(new Error(`${command} is missing (Debian: apt-get install ${debian})`)),
    );
    program.once('exit', (status) => reject(new Error(`${command} has ended with ${status}`)));
  });
  failure.catch(() => {});
  await Promise.race([failure, listening(port)]);
  return program;
}

/** Ends it, and waits until it has. */
export async function ended(program: ChildProcess): Promise<void> {
  program.kill();
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit');
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await pause(50);
  }
}
