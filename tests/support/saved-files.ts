import { beforeEach, vi } from 'vitest';

export interface SavedFile {
  name: string;
  file: Blob;
}

/** What a page of this file's tests saves, in order: jsdom has no downloads. Empty at the start of each test. */
export function catchSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  beforeEach(() => {
    vi.restoreAllMocks();
    saved.length = 0;
    const files = new Map<string, Blob>();
    URL.createObjectURL = (file: Blob) => {
      files.set(`blob:${files.size}`, file);
      return `blob:${files.size - 1}`;
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const file = files.get(this.href);
      if (file !== undefined) saved.push({ name: this.download, file });
    });
  });
  return saved;
}
