import { exportLimits } from '@schemas/entities/export-file'
import { mostPictureBytes } from '@schemas/entities/media-item'
import type { Locale } from '@schemas/layout/locale'
import { importFile, type PreparedFile } from '../db/tables'
import { prepareFile } from '../media/keep-file'
import { PictureRefused } from '../media/prepare-picture'
import { sniff, sniffedBytes } from '../media/sniff'
import { mediaError } from '../media/words'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import type { ArchiveEntry } from './archive'
import { uploadsBrought } from './known-uploads'
import { readAll, said, withArchive } from './read-file'
import { findSent } from './sent-file'
import { transferError } from './words'

type Given = { services: Pick<Services, 'store' | 'withSite'>; site: Site; locale: Locale; id: string; file: string }

/**
 * Makes one upload of a file ready to become the site's, by the way that every upload takes: looked at by its bytes, pictures drawn
 * anew. It waits with the file that it came in, and is cleared away with it. Asked again, it is done. One at a time, so that no
 * request takes longer than one picture does.
 */
export async function bringUpload({ services, site, locale, id, file }: Given): Promise<void> {
  const { store, withSite } = services
  const sent = await withSite(site.id, (db) => findSent(db, id, locale))
  if ((await withSite(site.id, (db) => uploadsBrought(db, id))).has(file)) return
  let prepared: PreparedFile
  try {
    prepared = await withArchive(store, sent.storageKey, locale, async (archive) => {
      const entry = archive?.entries.get(file)
      if (!entry) throw transferError('damaged', locale)
      return prepare(entry)
    })
  } catch (error) {
    throw error instanceof PictureRefused ? mediaError(error.reason, locale) : said(error, locale)
  }
  await withSite(site.id, async (db) => {
    await findSent(db, id, locale, true)
    await db.insert(importFile).values({ siteId: site.id, uploadId: id, file, prepared }).onConflictDoNothing()
  })

  async function prepare(entry: ArchiveEntry): Promise<PreparedFile> {
    const sniffed = sniff(await beginning(entry), file)
    if (sniffed.mime === 'image/heic') throw mediaError('heic', locale)
    if (sniffed.isPicture && entry.size > mostPictureBytes) throw mediaError('tooLarge', locale, { most: String(mostPictureBytes / 1024 / 1024) })
    if (entry.size > exportLimits.bytes) throw transferError('unfolds', locale)
    const from = sniffed.isPicture ? await readAll(await entry.open(), mostPictureBytes) : { body: await entry.open(), size: entry.size }
    return prepareFile({ store, withSite }, site, { sniffed, from }, sent.expiresAt.getTime())
  }
}

async function beginning(entry: ArchiveEntry): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  const body = await entry.open()
  // What comes after the beginning is not read, and what goes wrong there is said when it is.
  body.on('error', () => {})
  for await (const chunk of body as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= sniffedBytes) break
  }
  return Buffer.concat(chunks).subarray(0, sniffedBytes)
}
