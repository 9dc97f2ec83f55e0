import { and, eq, inArray } from 'drizzle-orm'
import { type Asset } from '@schemas/layout/image'
import { itemOf } from '@schemas/layout/item-asset'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import { item } from '../db/item-tables'
import type { Log } from '../log'
import type { Site } from '../platform/sites'
import { isShown } from '../storage/file-headers'
import { publicAddress, publicPrefix } from '../storage/object-keys'
import { drawingMime } from './sniff'

type Shown = Pick<
  typeof item.$inferSelect,
  'name' | 'mime' | 'storageKey' | 'mode' | 'width' | 'height' | 'renditions' | 'alt'
>

/** Display data of uploads that documents name. */
export type ItemAssets = {
  /**
   * Loads the uploads that `values` name, at any depth. False when the database did not answer: the result should then
   * not be cached.
   */
  load: (site: Site, values: unknown) => Promise<boolean>
  /** What a name shows or links to, once loaded. */
  asset: (site: Site, name: string, locale: Locale) => Asset | undefined
}

/** Cached for as long as the site object lives; a change of what an upload shows replaces it. */
export function itemAssets(
  withSite: <T>(site: string, work: (tx: Db) => Promise<T>) => Promise<T>,
  log: Log,
): ItemAssets {
  const remembered = new WeakMap<Site, Map<string, Shown>>()
  return {
    load: async (site, values) => {
      const known = remembered.get(site) ?? new Map<string, Shown>()
      remembered.set(site, known)
      const wanted = [...itemsIn(values)].filter((id) => !known.has(id))
      if (wanted.length === 0) return true
      try {
        const rows = await withSite(site.id, (db) =>
          db
            .select()
            .from(item)
            .where(and(inArray(item.id, wanted), eq(item.mode, 'public'))),
        )
        for (const row of rows) known.set(row.id, row)
        return true
      } catch (error) {
        log.warn({ site: site.id, err: error }, 'Uploads that a page shows could not be read.')
        return false
      }
    },
    asset: (site, name, locale) => {
      const id = itemOf(name)
      const row = id === undefined ? undefined : remembered.get(site)?.get(id)
      return row && (assetOfItem(row, locale) ?? linkedOfItem(row))
    },
  }
}

/** The ids of all uploads that JSON names. */
export function itemsIn(values: unknown, found = new Set<string>()): Set<string> {
  if (typeof values === 'string') {
    const id = itemOf(values)
    if (id) found.add(id)
  } else if (values !== null && typeof values === 'object')
    for (const value of Object.values(values)) itemsIn(value, found)
  return found
}

/** File types that a page can play, or use as a font. */
const played = /^(?:video|audio)\/|^text\/vtt$|^font\/woff2$/

/**
 * Link target of an item that a page cannot show: the file, with its name for downloads. Undefined for private items.
 */
export function linkedOfItem({ name, mime, storageKey, mode }: Shown): Asset | undefined {
  if (mode !== 'public' || !mime || !storageKey?.startsWith(publicPrefix)) return undefined
  return { kind: 'file', src: publicAddress(storageKey), type: mime, ...(isShown(mime) ? {} : { saveAs: name }) }
}

/** What a page shows of an item; undefined when it cannot, or when the item is private. */
export function assetOfItem(
  { mime, storageKey, mode, width, height, renditions, alt }: Shown,
  locale: Locale,
): Asset | undefined {
  if (mode !== 'public' || !mime || !storageKey) return undefined
  if (!renditions || !width || !height)
    return played.test(mime) && storageKey.startsWith(publicPrefix)
      ? { kind: 'file', src: publicAddress(storageKey), type: mime }
      : undefined
  const types = [...new Set(renditions.files.map((file) => file.type))]
  const sources = types.map((type) => ({
    type,
    srcset: renditions.files
      .filter((file) => file.type === type)
      .map((file) => `${publicAddress(file.key)} ${file.width}w`)
      .join(', '),
  }))
  // The universally supported format is made last.
  const src = renditions.files.at(-1)
  if (!src) return undefined
  const shared = renditions.jpeg ? { jpeg: publicAddress(renditions.jpeg) } : {}
  if (src.type === drawingMime)
    return { kind: 'svg', width, height, src: publicAddress(src.key), ...shared, alt: pickText(alt, locale) }
  return {
    kind: 'raster',
    width: src.width,
    height: Math.max(1, Math.round((height * src.width) / width)),
    sources,
    src: publicAddress(src.key),
    ...shared,
    ...(renditions.blur ? { blur: renditions.blur } : {}),
    alt: pickText(alt, locale),
  }
}
