import type { PickedFile, Incoming } from './upload-entry'

type Item = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> }
type Directory = FileSystemDirectoryHandle & { values: () => AsyncIterable<FileSystemHandle> }
/** A file or folder, from whichever browser API. */
type Node = { name: string; read: () => Promise<PickedFile> } | { name: string; inside: () => AsyncIterable<Node> }

/** Files that operating systems leave in folders, never meant for upload. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])
export const isSystemFile = (name: string): boolean => litter.has(name)

/** Whether a drag contains external files. */
export const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** Whether it is empty. */
export const isNothing = ({ files, unread, empty }: Incoming): boolean =>
  files.length + unread.length + empty.length === 0

/**
 * All files of a drop or paste with their folders at any depth, empty folders, and unreadable entries by name. Call it
 * inside the event handler before any await, because the data is only readable there.
 */
export function readDropped(data: DataTransfer): Promise<Incoming> {
  const reads = [...data.items]
    .filter(({ kind }) => kind === 'file')
    .map((item: Item) => {
      const handle = item.getAsFileSystemHandle?.().catch(() => null)
      const entry = item.webkitGetAsEntry()
      const file = item.getAsFile()
      return readItem(handle, entry, file)
    })
  return Promise.all(reads).then((found) => ({
    files: found.flatMap(({ files }) => files),
    unread: found.flatMap(({ unread }) => unread),
    empty: found.flatMap(({ empty }) => empty),
  }))
}

/**
 * The same for a paste. Browsers name every copied picture "image.png", so it is renamed by the current time; otherwise
 * every second paste would be a name conflict.
 */
export async function readPasted(data: DataTransfer, now = new Date()): Promise<Incoming> {
  const found = await readDropped(data)
  return {
    ...found,
    files: found.files.map((picked) =>
      picked.file.name === 'image.png' && !picked.handle
        ? { ...picked, file: renamed(picked.file, `${momentName(now)}.png`) }
        : picked,
    ),
  }
}

async function readItem(
  handlePromise: Promise<FileSystemHandle | null> | undefined,
  entry: FileSystemEntry | null,
  file: File | null,
): Promise<Incoming> {
  const handle = await handlePromise
  const isFolder = handle?.kind === 'directory' || entry?.isDirectory === true
  // A browser may list an entry it then refuses to read; another API may still succeed. A folder is not a file, though
  // some browsers return one for it.
  const sources: Node[] = [
    ...(handle ? [ofHandle(handle)] : []),
    ...(entry ? [ofEntry(entry)] : []),
    ...(file && !isFolder ? [{ name: file.name, read: async () => ({ file }) }] : []),
  ]
  let found: Incoming = { files: [], unread: [], empty: [] }
  for (const source of sources) {
    found = { files: [], unread: [], empty: [] }
    if (await readNode(source, '', found)) break
  }
  return found
}

const below = (folders: string, name: string) => (folders === '' ? name : `${folders}/${name}`)

/** Returns whether the node itself was readable; unreadable descendants are added to `found`. */
async function readNode(node: Node, folders: string, found: Incoming): Promise<boolean> {
  try {
    if ('read' in node) {
      found.files.push({ ...(await node.read()), ...(folders === '' ? {} : { folders }) })
      return true
    }
    const path = below(folders, node.name)
    let isEmpty = true
    for await (const each of node.inside()) {
      if ('read' in each && isSystemFile(each.name)) continue
      isEmpty = false
      await readNode(each, path, found)
    }
    if (isEmpty) found.empty.push(path)
    return true
  } catch {
    found.unread.push({ name: node.name, folders })
    return false
  }
}

function ofHandle(handle: FileSystemHandle): Node {
  const { name } = handle
  if (handle.kind === 'file')
    return {
      name,
      read: async () => ({
        file: await (handle as FileSystemFileHandle).getFile(),
        handle: handle as FileSystemFileHandle,
      }),
    }
  return {
    name,
    inside: async function* () {
      for await (const each of (handle as Directory).values()) yield ofHandle(each)
    },
  }
}

function ofEntry(entry: FileSystemEntry): Node {
  const { name } = entry
  if (entry.isFile)
    return {
      name,
      read: async () => ({
        file: await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
      }),
    }
  return {
    name,
    inside: async function* () {
      const reader = (entry as FileSystemDirectoryEntry).createReader()
      // A directory reader returns up to a hundred entries at a time, and none at the end.
      for (;;) {
        const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
        if (some.length === 0) return
        for (const each of some) yield ofEntry(each)
      }
    },
  }
}

/** Files of an `<input type="file">`, with their folders for a directory input. */
export function readInput(files: Iterable<File>): PickedFile[] {
  return [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1).join('/') }))
}

/**
 * Photos from a phone's camera. Many phones give every shot the same name, so each is renamed by the current time;
 * otherwise every second one would be a name conflict.
 */
export function readShots(files: Iterable<File>, now = new Date()): PickedFile[] {
  const shots = [...files]
  return shots.map((file, at) => {
    const ending = /\.\w{1,5}$/.exec(file.name)?.[0] ?? ''
    return { file: renamed(file, `${momentName(now)}${shots.length > 1 ? ` ${at + 1}` : ''}${ending}`) }
  })
}

function momentName(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())} ${two(now.getHours())}.${two(now.getMinutes())}.${two(now.getSeconds())}`
}

const renamed = (file: File, name: string) =>
  new File([file], name, { type: file.type, lastModified: file.lastModified })
