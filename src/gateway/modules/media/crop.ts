import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { call } from '@schemas/api/media/crop'
import { recordAudit } from '../../drafts/audit'
import { handle } from '../../http/handle'
import { describeItem, findItem } from '../../media/item-rows'
import { keepFile } from '../../media/keep-file'
import { cutPicture, PictureRefused } from '../../media/prepare-picture'
import { mediaError } from '../../media/words'

const words = { en: 'part', th: 'ส่วน' }

export const handler = handle(call, async ({ input, tx, site, session, services, locale }) => {
  const { id, area } = input
  const source = await tx((db) => findItem(db, id))
  if (!source) throw mediaError('unknown', locale)
  const found = source.renditions && source.storageKey ? await services.store.read(source.storageKey) : undefined
  if (!found) throw mediaError('noPicture', locale)
  try {
    const bytes = await cutPicture(await buffer(found.body), area)
    const name = `${source.name.replace(/\.[^.]{1,15}$/, '')} (${words[locale]}).webp`
    const row = await keepFile(services, site, { id: randomUUID(), name, ownerId: session.person?.id, sniffed: { mime: 'image/webp', ending: 'webp', isPicture: true }, from: bytes, sourceId: id, alt: source.alt }, (db) =>
      recordAudit(db, { site: site.id, person: session.person?.id, action: 'crop', subject: `item:${id}`, after: area }),
    )
    return describeItem((await tx((db) => findItem(db, row.id))) ?? row, locale)
  } catch (error) {
    throw error instanceof PictureRefused ? mediaError(error.reason, locale) : error
  }
})
