import type { PickedFile, Incoming } from './upload-entry'

type Item = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> }
type Directory = FileSystemDirectoryHandle & { values: () => AsyncIterable<FileSystemHandle> }
/** A file or a folder, however a browser gives it. */
type Node = { name: string; read: () => Promise<PickedFile> } | { name: string; inside: () => AsyncIterable<Node> }

/** What an operating system leaves in every folder: nothing that anybody means to send. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini'])
export const isSystemFile = (name: string): boolean => litter.has(name)

/** Whether a drag brings files from outside. */
export const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false

/** Whether nothing came. */
export const isNothing = ({ files, unread, empty }: Incoming): boolean =>
  files.length + unread.length + empty.length === 0

/**
 * All files of a drop or a paste, with the folders that they came in, however deep; folders without any; and what the browser does not let be read,
 * by name. What is dropped may be read in the event alone, so this must be called there, before anything is awaited.
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

/** The same of a paste. Browsers call each picture that is copied "image.png": it is named by its moment, or every second one would ask what to do with the first. */
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
  // A browser may name what it then does not let be read; the next way may still give it. A folder is no file, though some give one of its name.
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

/** Whether it could be read itself; what lies in it and could not be is told of in `found`. */
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
      // A reader gives a hundred at a time, and none at the end.
      for (;;) {
        const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
        if (some.length === 0) return
        for (const each of some) yield ofEntry(each)
      }
    },
  }
}

/** Files of an `<input type="file">`, with their folders where it took a whole one. */
export function readInput(files: Iterable<File>): PickedFile[] {
  return [...files].map((file) => ({ file, folders: file.webkitRelativePath.split('/').slice(0, -1).join('/') }))
}

/** What a phone's camera gives. Many call every shot alike: each is named by its moment, or every second one would ask what to do with the first. */
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
