import type { GivenFile } from './upload-entry'

type Item = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> }
type Directory = FileSystemDirectoryHandle & { values: () => AsyncIterable<FileSystemHandle> }

/** Whether a drag brings files from outside. */
export const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/**
 * All files of a drop or a paste, with the folders that they came in, however deep. What is dropped may be read in the event alone, so this must be called there,
 * before anything is awaited. A file that cannot be read is left out.
 */
export function readDropped(data: DataTransfer): Promise<GivenFile[]> {
  const reads = [...data.items].filter(({ kind }) => kind === 'file').map((item: Item) => {
    const handle = item.getAsFileSystemHandle?.().catch(() => null)
    const entry = item.webkitGetAsEntry()
    const file = item.getAsFile()
    return readItem(handle, entry, file)
  })
  return Promise.all(reads).then((found) => found.flat())
}

/** The same of a paste. Browsers call each picture that is copied "image.png": it is named by its moment, or every second one would ask what to do with the first. */
export async function readPasted(data: DataTransfer, now = new Date()): Promise<GivenFile[]> {
  const two = (value: number) => String(value).padStart(2, '0')
  const name = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}.${two(now.getMinutes())}.${two(now.getSeconds())}.png`
  return (await readDropped(data)).map((given) => (given.file.name === 'image.png' && !given.handle ? { ...given, file: new File([given.file], name, { type: given.file.type, lastModified: given.file.lastModified }) } : given))
}

async function readItem(asked: Promise<FileSystemHandle | null> | undefined, entry: FileSystemEntry | null, file: File | null): Promise<GivenFile[]> {
  const handle = await asked
  try {
    if (handle) return await readHandle(handle, '')
    if (entry) return await readEntry(entry, '')
  } catch {
    // A browser may name what it then does not let be read; a plain file can still be had.
  }
  return file ? [{ file }] : []
}

const below = (folders: string, name: string) => (folders === '' ? name : `${folders}/${name}`)

async function readHandle(handle: FileSystemHandle, folders: string): Promise<GivenFile[]> {
  if (handle.kind === 'file') {
    const file = await (handle as FileSystemFileHandle).getFile()
    return [{ file, folders, handle: handle as FileSystemFileHandle }]
  }
  const found: GivenFile[] = []
  for await (const each of (handle as Directory).values()) found.push(...(await readHandle(each, below(folders, handle.name)).catch(() => [])))
  return found
}

async function readEntry(entry: FileSystemEntry, folders: string): Promise<GivenFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    return [{ file, folders }]
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: GivenFile[] = []
  // A reader gives a hundred at a time, and none at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return found
    for (const each of some) found.push(...(await readEntry(each, below(folders, entry.name)).catch(() => [])))
  }
}

/** Files of an `<input type="file">`, with their folders where it took a whole one. */
export function readInput(files: Iterable<File>): GivenFile[] {
  return [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1).join('/') }))
}
