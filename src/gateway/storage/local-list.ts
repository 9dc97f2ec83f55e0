import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type ObjectMeta, openObject } from './object-file'
import { readName } from './object-path'

export type ListOptions = {
  prefix: string
  /** Keys up to this one are left out; if it is one of `prefixes`, all keys with that prefix. */
  after?: string
  /** Objects and prefixes together. */
  limit: number
  /** Keys that contain it after the prefix are grouped by the part before it. */
  delimiter?: string
}

export type ListPage = {
  objects: ObjectMeta[]
  prefixes: string[]
  /** The last of both, when there is more. */ next?: string
}

/** Objects of a store's folder in bytewise key order, read from the folders themselves: no index is needed. */
export async function listPage(root: string, { prefix, after, limit, delimiter }: ListOptions): Promise<ListPage> {
  const page: ListPage = { objects: [], prefixes: [] }
  if (limit < 1) return page
  let last: string | undefined
  for await (const found of walk(
    { root, prefix, ...(after === undefined ? {} : { after }), isByFolder: delimiter === '/' },
    root,
    '',
  )) {
    const cut = delimiter && found.path !== undefined ? found.key.indexOf(delimiter, prefix.length) : -1
    const common =
      found.path === undefined
        ? found.key
        : cut < 0 || !delimiter
          ? undefined
          : found.key.slice(0, cut + delimiter.length)
    if (common !== undefined && (common === last || common === after)) continue
    if (page.objects.length + page.prefixes.length === limit) return { ...page, next: last as string }
    if (common !== undefined) {
      page.prefixes.push(common)
      last = common
      continue
    }
    const meta = await metaAt(found.path as string)
    // Removed since its folder was read.
    if (!meta) continue
    page.objects.push(meta)
    last = meta.key
  }
  return page
}

type WalkOptions = { root: string; prefix: string; after?: string; isByFolder: boolean }
type Found = { key: string; /** Undefined for a grouped folder. */ path?: string }

async function* walk(options: WalkOptions, folder: string, base: string): AsyncGenerator<Found> {
  for (const { name, key, isFolder } of await entriesOf(options, folder, base)) {
    const path = join(folder, name)
    if (!isFolder) yield { key, path }
    else if (!options.isByFolder || !isWithin(options.prefix, key)) yield* walk(options, path, key)
    // Folders are listed only while something after `after` is in them.
    else if (key !== options.after && !(await walk({ ...options, isByFolder: false }, path, key).next()).done)
      yield { key }
  }
}

/**
 * The matching entries of a folder, in order. The keys of a folder's objects directly follow its own, which ends in
 * `/`.
 */
async function entriesOf(
  { prefix, after }: WalkOptions,
  folder: string,
  base: string,
): Promise<{ name: string; key: string; isFolder: boolean }[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found: { name: string; key: string; isFolder: boolean }[] = []
  for (const entry of entries) {
    const isFolder = entry.isDirectory()
    const part =
      readName(isFolder ? entry.name.slice(0, -1) : entry.name) ??
      (await partBelow(join(folder, entry.name), isFolder, base))
    if (part === undefined) continue
    const key = `${base}${part}${isFolder ? '/' : ''}`
    const isWanted = key.startsWith(prefix) || (isFolder && prefix.startsWith(key))
    const isBehind = after === undefined || compareKeys(key, after) > 0 || (isFolder && after.startsWith(key))
    if (isWanted && isBehind) found.push({ name: entry.name, key, isFolder })
  }
  return found.sort((a, b) => compareKeys(a.key, b.key, base.length))
}

/** The key part of a file or folder whose name is too long to contain it: an object stores its own key. */
async function partBelow(path: string, isFolder: boolean, base: string): Promise<string | undefined> {
  if (!isFolder) return (await metaAt(path))?.key.slice(base.length)
  return (await firstBelow(path))?.key.slice(base.length).split('/')[0]
}

async function firstBelow(folder: string): Promise<ObjectMeta | undefined> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    const found = entry.isDirectory() ? await firstBelow(path) : await metaAt(path)
    if (found) return found
  }
  return undefined
}

async function metaAt(path: string): Promise<ObjectMeta | undefined> {
  const found = await openObject(path)
  await found?.handle.close()
  return found?.meta
}

const isWithin = (prefix: string, key: string) => key.length > prefix.length && key.startsWith(prefix)

/** By UTF-8 bytes, as all stores list. Strings compare by UTF-16, where emoji come before some characters. */
export function compareKeys(a: string, b: string, from = 0): number {
  const length = Math.min(a.length, b.length)
  for (let at = from; at < length; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)]
    if (left !== right) return weight(left) - weight(right)
  }
  return a.length - b.length
}

const weight = (code: number) => (code < 0xd800 ? code : code >= 0xe000 ? code - 0x800 : code + 0x2000)
