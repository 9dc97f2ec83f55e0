import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { itemAsset, itemOf } from '@schemas/layout/item-asset'
import { withSite } from '../db/scope'
import { item } from '../db/item-tables'
import { site } from '../db/tables'
import { keepFile } from '../media/keep-file'
import { PictureRefused } from '../media/picture-refused'
import { squarePicture } from '../media/prepare-picture'
import { drawingMime, sniff, sniffedBytes } from '../media/sniff'
import type { SiteAdminDeps } from './site-admin'
import { findSite, lockSite, type Operator, recordForBoth } from './site-record'
import { badIcon } from './site-messages'
import { withPlatform } from './with-platform'

/** Sets a site's icon, which becomes one of its files; without a picture the theme's icon applies again. */
export async function setIcon(
  { database, store, forget }: SiteAdminDeps,
  by: Operator,
  { id, picture }: { id: string; picture: string | null },
): Promise<{ version: number }> {
  await withPlatform(database, `icon of ${id}`, (tx) => findSite(tx, id, by.locale))
  const favicon = picture === null ? null : await keepIcon(Buffer.from(picture, 'base64'))
  const version = await withPlatform(database, `icon of ${id}`, async (tx) => {
    const row = await lockSite(tx, id, by.locale)
    await tx
      .update(site)
      .set({ favicon, version: row.version + 1 })
      .where(eq(site.siteId, id))
    await recordForBoth(tx, by, { id, action: 'site-icon', before: { icon: row.favicon }, after: { icon: favicon } })
    return row.version + 1
  })
  forget()
  return { version }

  async function keepIcon(bytes: Buffer): Promise<string> {
    const { isPicture, mime } = sniff(bytes.subarray(0, sniffedBytes), '')
    if (!isPicture && mime !== drawingMime) throw badIcon(by.locale)
    const square = await squarePicture(bytes).catch((error: unknown) => {
      throw error instanceof PictureRefused ? badIcon(by.locale) : error
    })
    const name = by.locale === 'th' ? 'ไอคอนเว็บไซต์.png' : 'site-icon.png'
    const row = await keepFile(
      { store, withSite: (of, work) => withSite(database, of, work) },
      { id },
      {
        id: randomUUID(),
        name,
        ownerId: undefined,
        sniffed: sniff(square.subarray(0, sniffedBytes), name),
        from: square,
      },
    )
    return itemAsset(row.id)
  }
}

/** The icon as a data URL, for screens of another site; undefined when the theme's applies. */
export async function iconData(
  { database, store }: SiteAdminDeps,
  id: string,
  favicon: string | null,
): Promise<string | undefined> {
  const of = favicon === null ? undefined : itemOf(favicon)
  if (of === undefined) return undefined
  const [row] = await withSite(database, id, (tx) =>
    tx.select({ key: item.storageKey }).from(item).where(eq(item.id, of)),
  )
  const found = row?.key ? await store.read(row.key) : undefined
  return found && `data:image/png;base64,${(await buffer(found.body)).toString('base64')}`
}
