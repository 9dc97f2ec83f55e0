import { inArray, and, eq } from 'drizzle-orm'
import type { Database } from '../db/open'
import { withSite } from '../db/scope'
import { item, type Renditions } from '../db/item-tables'
import { nameFields, siblingKey } from '../files/names'
import { itemsIn } from '../media/item-assets'
import { type ItemRow, objectsOf } from '../media/item-rows'
import { addStrays } from '../media/stray-objects'
import { makeKey, publicPrefix } from '../storage/object-keys'
import type { ObjectStore } from '../storage/object-store'

type NewItem = Omit<typeof item.$inferInsert, 'siteId'>
export type CopiedItems = { rows: NewItem[]; keys: string[] }

/** How long copied objects may wait for their site (ms). */
const waitMs = 3_600_000
const atOnce = 4

/**
 * Copies the public files of a site that `values` name, to keys of a site being created. Until then they are strays of
 * `keeper`, so that nothing is left when creation fails. Item ids stay: references need no change.
 */
export async function copyItems(
  { database, store }: { database: Database; store: ObjectStore },
  { from, to, keeper, values }: { from: string; to: string; keeper: string; values: unknown },
): Promise<CopiedItems> {
  const wanted = [...itemsIn(values)]
  if (wanted.length === 0) return { rows: [], keys: [] }
  const found = await withSite(database, from, (tx) =>
    tx
      .select()
      .from(item)
      .where(and(inArray(item.id, wanted), eq(item.kind, 'file'), eq(item.mode, 'public'))),
  )
  const rows = found.map(
    ({
      siteId: _site,
      parentId: _parent,
      ownerId: _owner,
      sourceId: _source,
      trashedAt: _trashed,
      originalParentId: _original,
      ...row
    }) => row,
  )
  return copyRows({ database, store }, rows, { to, keeper })
}

type Copied = NewItem & { alt?: ItemRow['alt']; storageKey: string | null; renditions: Renditions | null; name: string }

/** The same for rows that are no items yet, whose objects exist. */
export async function copyRows(
  { database, store }: { database: Database; store: ObjectStore },
  found: readonly Copied[],
  { to, keeper }: { to: string; keeper: string },
): Promise<CopiedItems> {
  const moved = new Map<string, string>()
  const rename = (key: string) => moved.get(key) ?? key
  for (const row of found) {
    const base = makeKey(to)
    for (const [index, key] of objectsOf(row).entries())
      moved.set(
        key,
        `${key.startsWith(publicPrefix) ? publicPrefix : ''}${base}-${index}${/\.[a-z0-9]+$/.exec(key)?.[0] ?? ''}`,
      )
  }
  const keys = [...moved.values()]
  await withSite(database, keeper, (tx) => addStrays(tx, keeper, keys, new Date(Date.now() + waitMs)))
  const left = [...moved]
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await copyObject(store, to, ...next)
    }),
  )
  const taken = new Set<string>()
  return {
    keys,
    rows: found.map((row) => {
      const name = nameAmong(row.name, taken)
      return {
        ...row,
        ...nameFields(name, row.alt),
        version: 1,
        storageKey: row.storageKey && rename(row.storageKey),
        renditions: row.renditions && {
          ...row.renditions,
          files: row.renditions.files.map((file) => ({ ...file, key: rename(file.key) })),
          ...(row.renditions.jpeg ? { jpeg: rename(row.renditions.jpeg) } : {}),
        },
      }
    }),
  }
}

/** Without their folders two files may share a name. */
function nameAmong(name: string, taken: Set<string>): string {
  let free = name
  for (let number = 2; taken.has(siblingKey(free)); number++) free = name.replace(/(\.[^.]*)?$/, ` ${number}$1`)
  taken.add(siblingKey(free))
  return free
}

async function copyObject(store: ObjectStore, site: string, from: string, to: string): Promise<void> {
  const found = await store.read(from)
  if (!found) throw new Error(`The object ${from} is gone.`)
  await store.put(to, found.body, {
    type: found.info.type,
    size: found.info.size,
    tags: { site, owner: 'nobody', mode: 'public' },
  })
}
