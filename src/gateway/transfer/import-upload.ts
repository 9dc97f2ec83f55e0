import { createHash } from 'node:crypto'
import { exportLimits, fontFolder } from '@schemas/editor/entities/export-file'
import { maxDrawingBytes, maxPictureBytes } from '@schemas/files/entities/media-item'
import { maxFontBytes } from '@schemas/layout/font'
import type { Locale } from '@schemas/layout/locale'
import { type ImportedFile, importFile } from '../db/import-tables'
import { prepareFile } from '../media/keep-file'
import { PictureRefused } from '../media/picture-refused'
import { drawingMime, sniff, sniffedBytes } from '../media/sniff'
import { mediaError } from '../media/messages'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { fontError } from '../themes/font-messages'
import { repackFont, sniffedFont } from '../themes/take-font'
import type { ArchiveEntry } from './archive'
import { importedUploads } from './known-uploads'
import { readAll, readableRefusal, withArchive } from './read-file'
import { findSent } from './sent-file'
import { transferError } from './messages'

type Deps = {
  services: Pick<Services, 'store' | 'withSite' | 'workers'>
  site: Site
  locale: Locale
  id: string
  file: string
  /** Aborted when the caller has gone. */ signal: AbortSignal
}

/**
 * Prepares one upload of an import file as the site's own, like every upload: its type is detected by its bytes, and
 * pictures are re-encoded. It belongs to the import file and is removed with it. Repeating it does nothing. One at a
 * time, so that no request takes longer than one picture.
 */
export async function importUpload({ services, site, locale, id, file, signal }: Deps): Promise<void> {
  const { store, withSite } = services
  const sent = await withSite(site.id, (db) => findSent(db, id, locale))
  if ((await withSite(site.id, (db) => importedUploads(db, id))).has(file)) return
  let prepared: ImportedFile
  try {
    prepared = await withArchive(store, sent.storageKey, locale, async (archive) => {
      const entry = archive?.entries.get(file)
      if (!entry) throw transferError('damaged', locale)
      return prepare(entry)
    })
  } catch (error) {
    throw error instanceof PictureRefused ? mediaError(error.reason, locale) : readableRefusal(error, locale)
  }
  await withSite(site.id, async (db) => {
    await findSent(db, id, locale, true)
    await db.insert(importFile).values({ siteId: site.id, uploadId: id, file, prepared }).onConflictDoNothing()
  })

  async function prepare(entry: ArchiveEntry): Promise<ImportedFile> {
    if (file.startsWith(fontFolder)) return prepareFont(entry)
    const sniffed = sniff(await beginning(entry), file)
    if (sniffed.mime === 'image/heic') throw mediaError('heic', locale)
    if (sniffed.isPicture && entry.size > maxPictureBytes)
      throw mediaError('tooLarge', locale, { most: String(maxPictureBytes / 1024 / 1024) })
    if (entry.size > exportLimits.bytes) throw transferError('unfolds', locale)
    if (sniffed.mime === drawingMime && entry.size > maxDrawingBytes) throw mediaError('drawing', locale)
    const isDrawn = sniffed.isPicture || sniffed.mime === drawingMime
    const from = isDrawn
      ? await readAll(await entry.open(), maxPictureBytes)
      : { body: await entry.open(), size: entry.size }
    return prepareFile({ store, withSite }, site, { sniffed, from }, sent.expiresAt.getTime())
  }

  async function prepareFont(entry: ArchiveEntry): Promise<ImportedFile> {
    if (entry.size > maxFontBytes) throw fontError('large', locale)
    const bytes = await readAll(await entry.open(), maxFontBytes)
    const { facts, bytes: packed } = await repackFont(bytes, { services, site, locale, signal })
    const font = { ...facts, family: facts.family ?? 'Family' }
    return {
      ...(await prepareFile(
        { store, withSite },
        site,
        { sniffed: sniffedFont, from: packed, font },
        sent.expiresAt.getTime(),
      )),
      font,
      sent: createHash('sha256').update(bytes).digest('hex'),
    }
  }
}

async function beginning(entry: ArchiveEntry): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const body = await entry.open()
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= sniffedBytes) break
  }
  return Buffer.concat(chunks).subarray(0, sniffedBytes)
}
