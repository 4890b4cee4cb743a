import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A disk that can be full. */
export interface SmallDisk {
  /** Where it is. */
  folder: string;
  /** What a process needs to notice it. */
  environment: Record<string, string>;
  /** Leaves so many bytes of room. */
  fill(left?: number): void;
  /** Makes room again. */
  free(): void;
  drop(): void;
}

const megabyte = 1024 * 1024;

/** A file system in memory of its own, or `null` where this process may not mount one. */
export function mountedDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-disk-'));
  const options = `size=${megabytes}m,mode=755`;
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'cofre-test', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    environment: {},
    fill: (left = 0) => {
      const { bavail, bsize } = statfsSync(folder);
      const file = openSync(ballast, 'w');
      const page = Buffer.alloc(bsize);
      for (let room = bavail * bsize; room > left; room -= bsize) writeSync(file, page);
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    drop: () => {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A folder on which Node's own functions fail in its processes as on a full disk (full-disk.mjs): for everybody. */
export function pretendedDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'cofre-disk-'));
  const room = `${folder}.room`;
  const preload = pathToFileURL(join(import.meta.dirname, 'full-disk.mjs')).href;
  const free = () => writeFileSync(room, String(megabytes * megabyte));
  free();
  return {
    folder,
    environment: { NODE_OPTIONS: `--import ${preload}`, TEST_DISK: folder, TEST_DISK_ROOM: room },
    fill: (left = 0) => writeFileSync(room, String(left)),
    free,
    drop: () => {
      for (const path of [folder, room]) rmSync(path, { recursive: true, force: true });
    },
  };
}
