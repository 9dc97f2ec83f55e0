import { randomUUID } from 'node:crypto'
import type { WatermarkPosition } from '@schemas/constants'
import type { Locale } from '@schemas/layout/locale'
import { nameParts } from '@schemas/name-parts'
import { type PreparedFile } from '../db/import-tables'
import { item } from '../db/item-tables'
import { PictureRefused } from '../media/picture-refused'
import { adoptStrays } from '../media/stray-objects'
import { watermarkPicture } from '../media/watermark-picture'
import { type FileRow, findItems, findPlaceToFill, type Place, placeKey } from './access'
import { type FileOperation, fileOperation, type FileContext } from './file-operation'
import { fileKindOf } from './file-kind'
import { forgetObjects, objectsOfPrepared, prepareMade, preparedFields, readAll } from './file-objects'
import { recordEvents } from './history'
import { freeNameIn, nameFields } from './names'
import { askStore } from '../storage/store-problem'
import { takeTurn } from './tree'
import { checkSpace } from './usage'
import { fileError } from './messages'

type Wanted = {
  id: string
  text?: string | undefined
  image?: string | undefined
  position: WatermarkPosition
  opacity: number
}

const suffix: Record<Locale, string> = { en: 'watermark', th: 'ลายน้ำ' }

/** Makes a new watermarked picture next to the original, which is unchanged. Throws CallError. */
export async function watermarkItem(context: FileContext, wanted: Wanted): Promise<FileRow> {
  const { tx, services, site, locale } = context
  if ((wanted.text === undefined) === (wanted.image === undefined)) throw fileError('noMark', locale)
  const { source, mark } = await tx((db) => findPictures(fileOperation(db, context), wanted))
  try {
    const read = ({ storageKey }: FileRow) => askStore(readAll(services.store, storageKey ?? ''), locale)
    const with_ = mark ? { picture: await read(mark) } : { text: wanted.text ?? '' }
    const made = await watermarkPicture(() => read(source), {
      position: wanted.position,
      opacity: wanted.opacity,
      ...with_,
    })
    const target = {
      drive: source.drive,
      ownerId: context.session.person?.id ?? null,
      mode: source.drive === 'media' ? ('public' as const) : ('private' as const),
    }
    const prepared = await askStore(prepareMade(services, site.id, made, target), locale)
    try {
      return await tx((db) => write(fileOperation(db, context), source, prepared, made.ending))
    } catch (error) {
      await forgetObjects(services, site.id, objectsOfPrepared(prepared))
      throw error
    }
  } catch (error) {
    throw error instanceof PictureRefused ? fileError('noPicture', locale) : error
  }
}

async function findPictures(
  act: FileOperation,
  { id, image }: Wanted,
): Promise<{ source: FileRow; mark: FileRow | undefined }> {
  const rows = await findItems(act, [id, ...(image === undefined ? [] : [image])])
  await placeOf(act, rows[0] as FileRow)
  for (const row of rows) {
    if (row.trashedAt) throw fileError('unknown', act.locale)
    if (!row.renditions || !row.storageKey) throw fileError('noPicture', act.locale)
  }
  return { source: rows[0] as FileRow, mark: rows[1] }
}

const placeOf = (act: FileOperation, { parentId, drive }: FileRow): Promise<Place> =>
  findPlaceToFill(act, parentId ?? drive)

async function write(act: FileOperation, source: FileRow, prepared: PreparedFile, ending: string): Promise<FileRow> {
  const { db, site, locale, settings, person } = act
  await takeTurn(db, site, source)
  const place = await placeOf(act, source)
  await checkSpace(db, settings, place, prepared.size, locale, person)
  const name = await freeNameIn(db, placeKey(place), `${nameParts(source.name).base} (${suffix[locale]}).${ending}`)
  if (!(await adoptStrays(db, objectsOfPrepared(prepared)))) throw fileError('gone', locale)
  const id = randomUUID()
  const [row] = await db
    .insert(item)
    .values({
      siteId: site,
      id,
      drive: place.drive,
      parentId: place.parentId,
      ownerId: place.ownerId ?? person ?? null,
      kind: 'file',
      fileKind: fileKindOf(prepared.mime ?? ''),
      mode: place.drive === 'media' ? 'public' : 'private',
      alt: source.alt,
      focus: source.focus,
      sourceId: source.id,
      ...nameFields(name, source.alt),
      ...preparedFields(prepared),
    })
    .returning()
  await recordEvents(db, [{ site, item: id, act: 'make', person, was: source.name }])
  return row as FileRow
}
