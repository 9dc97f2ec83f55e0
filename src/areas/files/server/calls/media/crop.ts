import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { call } from '@schemas/files/calls/media/crop'
import type { InputOf } from '@schemas/call'
import { recordAudit } from '@gateway/audit/audit'
import { askStore } from '@gateway/storage/store-problem'
import { checkWritten } from '@gateway/files/usage'
import { handle } from '@gateway/call/handle'
import { mediaRoot } from '@gateway/media/item-names'
import { describeItem, findItem } from '@gateway/media/item-rows'
import { keepFile } from '@gateway/media/keep-file'
import { PictureRefused } from '@gateway/media/picture-refused'
import { cutPicture } from '@gateway/media/prepare-picture'
import { mediaError } from '@gateway/media/messages'

const messages = { en: 'part', th: 'ส่วน' }

export const handler = handle(call, async ({ input, tx, site, session, services, locale }) => {
  const { id, area, focus } = input
  const source = await tx((db) => findItem(db, id))
  if (!source) throw mediaError('unknown', locale)
  if (!source.renditions) throw mediaError('noPicture', locale)
  const readSource = async () => {
    const found = source.storageKey ? await askStore(services.store.read(source.storageKey), locale) : undefined
    if (!found) throw mediaError('noPicture', locale)
    return buffer(found.body)
  }
  try {
    const bytes = await cutPicture(readSource, area)
    const name = `${source.name.replace(/\.[^.]{1,15}$/, '')} (${messages[locale]}).webp`
    const row = await keepFile(
      services,
      site,
      {
        id: randomUUID(),
        name,
        ownerId: session.person?.id,
        sniffed: { mime: 'image/webp', ending: 'webp', isPicture: true },
        from: bytes,
        sourceId: id,
        alt: source.alt,
        focus: focusWithin(area, focus ?? source.focus),
      },
      async (db) => {
        await checkWritten(db, services.settings, mediaRoot, locale)
        await recordAudit(db, {
          site: site.id,
          person: session.person?.id,
          action: 'crop',
          subject: `item:${id}`,
          after: area,
        })
      },
    )
    return describeItem((await tx((db) => findItem(db, row.id))) ?? row, locale)
  } catch (error) {
    throw error instanceof PictureRefused ? mediaError(error.reason, locale) : error
  }
})

type Point = [x: number, y: number]

/** A point of the whole picture within the crop (percent); none when it is cropped away, or is the default centre. */
function focusWithin(
  { left, top, width, height }: InputOf<typeof call>['area'],
  focus: Point | null,
): Point | undefined {
  if (!focus || (focus[0] === 50 && focus[1] === 50)) return undefined
  const [x, y] = [(focus[0] - left * 100) / width, (focus[1] - top * 100) / height].map(Math.round) as Point
  return x >= 0 && x <= 100 && y >= 0 && y <= 100 ? [x, y] : undefined
}
