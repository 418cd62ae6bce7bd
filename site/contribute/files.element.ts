// What a visitor chose or dropped, folders included, as files with their paths.
import type { Given } from './worker.element.ts';

/** Files of a drop that are listed; the check refuses what is beyond its own limit and says so. */
const MOST = 5_000;

export function chosen(input: HTMLInputElement): Given[] {
  return Array.from(input.files ?? [], (file) => ({ path: file.webkitRelativePath || file.name, file })).slice(0, MOST);
}

/** To be called while the drop is handled: afterwards its items are gone. */
export function droppedFiles(transfer: DataTransfer): Promise<Given[]> {
  const entries = Array.from(transfer.items).flatMap((item) => item.webkitGetAsEntry() ?? []);
  const plain = Array.from(transfer.files, (file) => ({ path: file.name, file }));
  return entries.length === 0 ? Promise.resolve(plain) : walk(entries);
}

async function walk(entries: FileSystemEntry[]): Promise<Given[]> {
  const givens: Given[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry && givens.length < MOST; entry = waiting.shift()) {
    if (isFolder(entry)) waiting.push(...(await entriesOf(entry)));
    else givens.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) });
  }
  return givens;
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemEntry): Promise<File> =>
  new Promise((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));

/** Browsers give a folder's entries in parts, and an empty part at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  while (entries.length < MOST) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) break;
    entries.push(...part);
  }
  return entries;
}
