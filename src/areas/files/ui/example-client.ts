import {
  type Drive,
  type FileItem,
  type FileKind,
  fileKinds,
  type NameConflict,
  type Placed,
  type Placing,
} from '@schemas/files/entities/file-item'
import { foldName } from '@schemas/fold-name'
import { nameParts } from '@schemas/name-parts'
import type { FilesClient, FolderInfo, ItemDetails, ListQuery } from './files-client'
import { kindOf } from '@kit/file-face/kind-of'

/** A file or folder of an example; `in` is the name of its folder or root. */
export type ExampleFile = {
  name: string
  in?: string
  size?: number
  at?: string
  by?: string
  width?: number
  height?: number
  thumbnail?: string
  address?: string
  isPublic?: boolean
  isShared?: boolean
  isTrashed?: boolean
  isFolder?: boolean
}
export type ExampleDrive = {
  files?: readonly ExampleFile[]
  /** Number of additional generated files. */
  many?: number
  /** Fails every list with this message. */
  error?: string
  quota?: number
  /** Simulated latency (ms). */
  delay?: number
}

const drives: readonly string[] = ['mine', 'organisation', 'media'] satisfies Drive[]

/** An in-memory drive that behaves like the gateway's, for stories, examples and tests. */
export function exampleClient({
  files = [],
  many = 0,
  error,
  quota = 5 * 1024 ** 3,
  delay = 0,
}: ExampleDrive): FilesClient {
  let items: FileItem[] = []
  let made = 0
  const find = (id: string) => items.find((item) => item._id === id)
  const idOf = (name: string) =>
    drives.includes(name) ? name : (items.find((item) => item.type === 'folder' && item.name === name)?._id ?? 'mine')
  const driveOf = (id: string): Drive => (drives.includes(id) ? (id as Drive) : (find(id)?.drive ?? 'mine'))
  const add = (file: ExampleFile): FileItem => {
    const parent = idOf(file.in ?? 'mine')
    const kind = file.isFolder ? null : kindOf(file.name)
    const at = file.at ?? '2026-11-20T03:00:00.000Z'
    const item: FileItem = {
      _id: `example-${(made += 1)}`,
      name: file.name,
      path: '/',
      type: file.isFolder ? 'folder' : 'file',
      parent,
      url: file.isPublic ? (file.address ?? `/files/${file.name}`) : null,
      size: file.size ?? 0,
      mimetype: null,
      dimensions: file.width && file.height ? { width: file.width, height: file.height } : null,
      thumbnail: file.thumbnail ?? null,
      createdAt: at,
      isShare: file.isShared ?? false,
      isPassword: false,
      shareExpire: null,
      permissions: null,
      kind,
      drive: driveOf(parent),
      mode: file.isPublic ? 'public' : 'private',
      ending: nameParts(file.name).ending.slice(1).toLowerCase(),
      version: 1,
      updatedAt: at,
      trashedAt: file.isTrashed ? at : null,
      owner: file.by ? { id: file.by, name: file.by } : null,
      shareCode: null,
      items: file.isFolder ? 0 : null,
      can: { change: true, share: true },
    }
    items.push(item)
    return item
  }
  for (const file of files) add(file)
  for (let at = 1; at <= many; at += 1)
    add({
      name: `IMG ${String(at).padStart(5, '0')}.jpg`,
      size: 100_000 + ((at * 7919) % 900_000),
      at: new Date(Date.UTC(2026, 0, 1) + at * 60_000).toISOString(),
    })
  const addresses = new Map(files.flatMap((file) => (file.address ? [[file.name, file.address] as const] : [])))

  const pathTo = (id: string): { id: string; name: string }[] => {
    if (drives.includes(id)) return [{ id, name: '' }]
    const item = find(id)
    return item ? [...pathTo(item.parent), { id, name: item.name }] : []
  }
  const isBelow = (id: string, folder: string): boolean =>
    id === folder || (!drives.includes(id) && isBelow(find(id)?.parent ?? 'mine', folder))
  const shown = (item: FileItem): FileItem => ({
    ...item,
    path: `/${pathTo(item.parent)
      .slice(1)
      .map(({ name }) => name)
      .join('/')}`,
    items: item.type === 'folder' ? items.filter((each) => each.parent === item._id && !each.trashedAt).length : null,
  })
  const siblingOf = (name: string, parent: string, but?: string) =>
    items.find(
      (item) => item.parent === parent && !item.trashedAt && item._id !== but && foldName(item.name) === foldName(name),
    )
  const freeName = (name: string, parent: string) => {
    const { base, ending } = nameParts(name)
    for (let number = 1; ; number += 1)
      if (!siblingOf(`${base} (${number})${ending}`, parent)) return `${base} (${number})${ending}`
  }
  const known = new Map<string, FileItem[]>()
  const ordered = (query: ListQuery): FileItem[] => {
    const key = JSON.stringify(query)
    const found = known.get(key) ?? chosen(items, query, isBelow).toSorted(orderOf(query))
    known.set(key, found)
    return found
  }
  const change = <T>(work: () => T) =>
    answer(() => {
      known.clear()
      return work()
    })
  const answer = async <T>(work: () => T): Promise<T> => {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (error !== undefined) throw new Error(error)
    return work()
  }
  const place = ({ ids, to, conflict = 'ask', choices = {} }: Placing, isCopy: boolean): Placed => {
    const placed: FileItem[] = []
    const conflicts: Placed['conflicts'] = []
    const replaced: string[] = []
    for (const id of ids) {
      const item = find(id)
      if (!item) continue
      if (item.type === 'folder' && isBelow(to, id)) throw new Error('A folder cannot be put into itself.')
      const sibling = siblingOf(item.name, to, isCopy ? undefined : id)
      const choice: NameConflict = choices[id] ?? conflict
      if (sibling && choice === 'ask') conflicts.push({ id, name: item.name, with: sibling._id })
      if (sibling && (choice === 'ask' || choice === 'skip')) continue
      if (sibling && choice === 'replace') {
        sibling.trashedAt = new Date().toISOString()
        replaced.push(sibling._id)
      }
      const name = sibling && choice === 'keep-both' ? freeName(item.name, to) : item.name
      if (isCopy) placed.push(shown(copyInto({ ...item, name }, to)))
      else {
        Object.assign(item, { parent: to, name, drive: driveOf(to) })
        placed.push(shown(item))
      }
    }
    return { items: placed, conflicts, replaced }
  }
  const copyInto = (item: FileItem, to: string): FileItem => {
    const copy = { ...item, _id: `example-${(made += 1)}`, parent: to, drive: driveOf(to), trashedAt: null }
    const inside = items.filter((each) => each.parent === item._id && !each.trashedAt)
    items.push(copy)
    for (const each of inside) copyInto(each, copy._id)
    return copy
  }

  return {
    list: (query, offset, limit) =>
      answer(() => {
        const all = ordered(query)
        const drive = driveOf(query.parent)
        const folder: FolderInfo = {
          id: query.parent,
          drive,
          name: pathTo(query.parent).at(-1)?.name ?? '',
          crumbs: pathTo(query.parent),
          can: { add: true, change: true },
        }
        return { items: all.slice(offset, offset + limit).map(shown), total: all.length, folder }
      }),
    seek: (query, starts, from) =>
      answer(() => {
        const names = ordered(query).map(({ name }) => foldName(name))
        const fits = (_: string, at: number) => names[at]?.startsWith(foldName(starts)) ?? false
        const next = names.findIndex((name, at) => at >= from && fits(name, at))
        const found = next < 0 ? names.findIndex(fits) : next
        return found < 0 ? null : found
      }),
    item: (id) =>
      answer((): ItemDetails => {
        const item = find(id)
        if (!item) throw new Error('There is no such file or folder.')
        const inside = items.filter((each) => each !== item && isBelow(each._id, id))
        return {
          item: shown(item),
          crumbs: pathTo(item.parent),
          ...(item.type === 'folder'
            ? {
                inside: {
                  files: inside.filter(({ type }) => type === 'file').length,
                  folders: inside.filter(({ type }) => type === 'folder').length,
                  size: inside.reduce((sum, { size }) => sum + size, 0),
                },
              }
            : { checksum: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' }),
          uses: [],
          history: [{ at: item.createdAt, act: 'upload', by: item.owner?.name ?? null }],
        }
      }),
    usage: (drive) =>
      answer(() => ({
        used: items.filter((item) => item.drive === drive).reduce((sum, { size }) => sum + size, 0),
        quota,
        files: items.filter((item) => item.type === 'file' && item.drive === drive && !item.trashedAt).length,
        trash: items.filter((item) => item.drive === drive && item.trashedAt).reduce((sum, { size }) => sum + size, 0),
      })),
    link: (id) =>
      answer(() => ({
        address: addresses.get(find(id)?.name ?? '') ?? 'data:text/plain,example',
        mimetype: find(id)?.mimetype ?? 'application/octet-stream',
        endsAt: '2099-01-01T00:00:00.000Z',
      })),
    save: (id) =>
      answer(() => ({
        address: addresses.get(find(id)?.name ?? '') ?? 'data:text/plain,example',
        name: find(id)?.name ?? '',
        isFollowed: true,
      })),
    saved: () => answer(() => 'ended' as const),
    zip: (ids) => answer(() => ({ address: 'data:application/zip,', name: 'example.zip', files: ids.length, size: 0 })),
    newFolder: (name, parent) =>
      change(() => {
        if (siblingOf(name, parent)) throw new Error('There is already a folder with this name.')
        const folder = add({ name, isFolder: true, in: parent, at: new Date().toISOString() })
        folder.parent = parent
        folder.drive = driveOf(parent)
        return { id: folder._id }
      }),
    rename: (id, name) =>
      change(() => {
        const item = find(id)
        if (!item) throw new Error('There is no such file or folder.')
        if (siblingOf(name, item.parent, id)) throw new Error('There is already a file with this name.')
        item.name = name
        return { name }
      }),
    move: (placing) => change(() => place(placing, false)),
    copy: (placing) => change(() => place(placing, true)),
    remove: ({ _id }) => change(() => onEach([_id], (item) => (item.trashedAt = new Date().toISOString()))),
    trash: (ids) => change(() => onEach(ids, (item) => (item.trashedAt = new Date().toISOString()))),
    restore: (ids) =>
      change(() => {
        onEach(ids, (item) => (item.trashedAt = null))
        return { items: items.filter(({ _id }) => ids.includes(_id)).map(shown) }
      }),
    purge: (ids) => change(() => void (items = items.filter(({ _id }) => !ids.includes(_id)))),
    emptyTrash: (drive) =>
      change(() => {
        const before = items.length
        items = items.filter((item) => item.drive !== drive || !item.trashedAt)
        return { removed: before - items.length }
      }),
    setMode: (id, mode) =>
      change(() => {
        const item = find(id)
        if (!item) throw new Error('There is no such file or folder.')
        return shown(Object.assign(item, { mode, url: mode === 'public' ? `/files/${item.name}` : null }))
      }),
  }

  function onEach(ids: readonly string[], act: (item: FileItem) => void): void {
    for (const item of items) if (ids.includes(item._id)) act(item)
  }
}

function chosen(
  items: readonly FileItem[],
  { parent, isTrash, kinds, searchText }: ListQuery,
  isBelow: (id: string, folder: string) => boolean,
): FileItem[] {
  const wanted = foldName(searchText).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    if ((item.trashedAt !== null) !== isTrash) return false
    if (
      isTrash
        ? item.drive !== parent
        : wanted.length > 0
          ? item._id === parent || !isBelow(item._id, parent)
          : item.parent !== parent
    )
      return false
    if (kinds.length > 0 && !kinds.includes(item.kind ?? 'folder')) return false
    const name = foldName(item.name)
    return wanted.every((word) => name.includes(word))
  })
}

const collator = new Intl.Collator('th', { numeric: true })

function orderOf({ sort, direction }: ListQuery): (a: FileItem, b: FileItem) => number {
  const byName = (a: FileItem, b: FileItem) => collator.compare(a.name, b.name)
  const kindNo = (item: FileItem) => fileKinds.indexOf(item.kind as FileKind)
  const compare = {
    name: byName,
    size: (a: FileItem, b: FileItem) => a.size - b.size,
    changed: (a: FileItem, b: FileItem) => (a.updatedAt < b.updatedAt ? -1 : a.updatedAt > b.updatedAt ? 1 : 0),
    kind: (a: FileItem, b: FileItem) => kindNo(a) - kindNo(b),
  }[sort]
  const turn = direction === 'up' ? 1 : -1
  return (a, b) => Number(b.type === 'folder') - Number(a.type === 'folder') || turn * compare(a, b) || byName(a, b)
}
