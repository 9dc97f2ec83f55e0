import { randomUUID } from 'node:crypto'
import { item } from '../db/item-tables'
import { sniff, sniffedBytes } from '../media/sniff'
import { addStrays, adoptStrays } from '../media/stray-objects'
import type { Services } from '../services'
import { makeKey } from '../storage/object-keys'
import { type Place, placeKey } from './access'
import { fileKindOf } from './file-kind'
import { forgetObjects, objectsOfPrepared, prepareArrived, preparedFields, tagsOf } from './file-objects'
import { freeNameIn, nameFields } from './names'
import { takeTurn } from './tree'

type New = { place: Place; ownerId: string | null; name: string; bytes: Buffer; at: Date }

const waitMs = 3_600_000

/** Creates a private file from bytes that the gateway has. The caller is responsible for space and permissions. */
export async function addFile(
  { store, withSite }: Pick<Services, 'store' | 'withSite'>,
  site: string,
  { place, ownerId, name, bytes, at }: New,
): Promise<string> {
  const sniffed = sniff(bytes.subarray(0, sniffedBytes), name)
  const key = `${makeKey(site)}.${sniffed.ending}`
  await withSite(site, (db) => addStrays(db, site, [key], new Date(Date.now() + waitMs)))
  const target = { drive: place.drive, ownerId, mode: 'private' as const }
  await store.put(key, bytes, { type: sniffed.mime, size: bytes.length, tags: tagsOf(site, target) })
  const prepared = await prepareArrived(
    { store, withSite },
    site,
    { key, size: bytes.length, isFinal: true, sniffed },
    target,
  )
  try {
    return await withSite(site, async (db) => {
      await takeTurn(db, site, { drive: place.drive, ownerId })
      if (!(await adoptStrays(db, objectsOfPrepared(prepared))))
        throw new Error('The objects of a new file were cleared away before it was there.')
      const id = randomUUID()
      await db.insert(item).values({
        siteId: site,
        id,
        ...target,
        parentId: place.parentId,
        kind: 'file',
        fileKind: fileKindOf(sniffed.mime),
        ...nameFields(await freeNameIn(db, placeKey(place), name)),
        ...preparedFields(prepared),
        createdAt: at,
        updatedAt: at,
      })
      return id
    })
  } catch (error) {
    await forgetObjects({ withSite }, site, objectsOfPrepared(prepared))
    throw error
  }
}
