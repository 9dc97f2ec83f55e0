import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/editor/rollback'
import { release, type ReleaseContent } from '../../db/tables'
import { recordAudit } from '../../drafts/audit'
import { authorOf } from '../../drafts/author'
import { refuseRollback, themeKey } from '../../drafts/check-rollback'
import { holdReleases, writeRelease } from '../../drafts/make-release'
import { storedDigest } from '../../drafts/read-document'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'

const words = {
  unknown: { en: 'There is no such release.', th: 'ไม่พบการเผยแพร่นี้' },
  live: { en: 'Visitors see this release already.', th: 'ผู้เยี่ยมชมเห็นการเผยแพร่นี้อยู่แล้ว' },
}

export const handler = handle(call, async (given) => {
  const { tx, site, session, services, locale } = given
  const { no, note } = given.input
  const by = session.person?.id
  const done = await tx(async (db) => {
    const held = await holdReleases(db, site.id)
    if (held.no === no) throw new CallError(409, words.live[locale])
    const [old] = await db.select({ content: release.content }).from(release).where(eq(release.no, no))
    if (!old) throw new CallError(404, words.unknown[locale])
    const keys = differing(held.content, old.content)
    refuseRollback(authorOf(given), held.content, old.content, keys)
    const made = await writeRelease(db, { site: site.id, content: { ...old.content, changed: keys }, note, by: by ?? null })
    await recordAudit(db, { site: site.id, person: by, action: 'rollback', subject: `release:${made}`, before: { release: held.no }, after: { release: made, as: no, keys, note } })
    return { release: made, keys }
  })
  services.sites.forget()
  return done
})

/** Keys of the documents in which two releases differ, `theme` among them when their looks do. */
function differing(one: ReleaseContent, other: ReleaseContent): string[] {
  const state = (document: unknown) => (document === null ? 'gone' : storedDigest(document))
  const of = (prefix: string, left: Record<string, unknown> = {}, right: Record<string, unknown> = {}) =>
    [...new Set([...Object.keys(left), ...Object.keys(right)])].filter((name) => state(left[name]) !== state(right[name])).map((name) => prefix + name)
  return [...of('page:', one.pages, other.pages), ...of('slot:', one.slots, other.slots), ...of('section:', one.sections, other.sections), ...(isDeepStrictEqual(one.tokens, other.tokens) ? [] : [themeKey])]
}
