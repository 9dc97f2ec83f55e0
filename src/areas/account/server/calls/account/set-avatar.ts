import { eq, sql } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/set-avatar'
import { ownPerson } from '@gateway/auth/own-person'
import { person } from '@gateway/db/tables'
import { readAll } from '@gateway/files/file-objects'
import { findOpenUpload } from '@gateway/files/find-upload'
import { askStore } from '@gateway/storage/store-problem'
import { fileError } from '@gateway/files/messages'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { PictureRefused } from '@gateway/media/picture-refused'
import { portrait } from '@gateway/media/prepare-picture'
import { sniff, sniffedBytes } from '@gateway/media/sniff'
import { endAddresses } from '@gateway/media/remove-strays'
import { addStrays, adoptStrays } from '@gateway/media/stray-objects'
import { makeKey, publicAddress, publicPath, publicPrefix } from '@gateway/storage/object-keys'

const refused = {
  en: 'This picture can’t be read. Choose a PNG, JPEG, WebP or GIF file.',
  th: 'อ่านไฟล์รูปภาพนี้ไม่ได้ กรุณาเลือกไฟล์ PNG, JPEG, WebP หรือ GIF',
}

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale } = context
  const { id } = ownPerson(context)
  // The upload stays until it expires, so that a lost response can be repeated.
  const made = input.upload === null ? undefined : await makeSquare(input.upload)
  const key = made && `${publicPrefix}${makeKey(site.id)}.webp`
  if (made && key) {
    await tx((db) => addStrays(db, site.id, [key], new Date(Date.now() + 3_600_000)))
    await askStore(
      services.store.put(key, made, {
        type: 'image/webp',
        size: made.length,
        tags: { site: site.id, owner: id, mode: 'public' },
      }),
      locale,
    )
  }
  const avatar = key ? publicAddress(key) : null
  const old = await tx(async (db) => {
    const [before] = await db
      .select({ avatar: person.avatar, status: person.status })
      .from(person)
      .where(eq(person.id, id))
      .for('update')
    // Rendering takes time: an account closed meanwhile gets no picture, and the rendition is removed.
    if (before?.status !== 'active') throw signInFirst(locale)
    await db
      .update(person)
      .set({ avatar, version: sql`${person.version} + 1` })
      .where(eq(person.id, id))
    if (key) await adoptStrays(db, [key])
    // The previous one is removed like any unreferenced file.
    const keys = before.avatar?.startsWith(publicPath) ? [publicPrefix + before.avatar.slice(publicPath.length)] : []
    await addStrays(db, site.id, keys, new Date())
    return keys
  })
  context.afterResponse(() => endAddresses(services, site.id, old))
  return { avatar }

  async function sentBytes(upload: string): Promise<Buffer> {
    const { storageKey, size, purpose } = await tx((db) => findOpenUpload(db, context, upload))
    if (purpose !== 'avatar') throw fileError('noUpload', locale)
    const there = await askStore(services.store.head(storageKey), locale)
    if (there?.size !== size) throw fileError('notThere', locale)
    return askStore(readAll(services.store, storageKey), locale)
  }

  async function makeSquare(upload: string): Promise<Buffer> {
    const picture = async () => {
      const bytes = await sentBytes(upload)
      if (!sniff(bytes.subarray(0, sniffedBytes), '').isPicture) throw new CallError('invalid_file', refused[locale])
      return bytes
    }
    return portrait(picture).catch((error: unknown) => {
      throw error instanceof PictureRefused ? new CallError('invalid_file', refused[locale]) : error
    })
  }
})
