import { eq } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/rollback'
import { themeKey } from '@schemas/editor/entities/release'
import { release } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { authorOf } from '@gateway/drafts/author'
import { refuseRollback } from '@gateway/drafts/check-rollback'
import { decideBack, decisionTime } from '@gateway/drafts/decided'
import { differing } from '@gateway/drafts/differing'
import { busyPublishing, lockReleases, maxRetries, writeRelease } from '@gateway/drafts/make-release'
import { liveRelease, unknownRelease } from '@gateway/drafts/release-messages'
import { restorePurged } from '@gateway/drafts/restore-purged'
import { currentRelease } from '@gateway/drafts/site-documents'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { lockTheme, restoreTheme } from '@gateway/themes/theme-rows'

const messages = {
  unseen: {
    en: 'Something else was just published. Review the changes, then roll back.',
    th: 'เพิ่งมีการเผยแพร่อย่างอื่น กรุณาดูอีกครั้งว่าอะไรจะเปลี่ยน แล้วจึงย้อนกลับ',
  },
}

export const handler = handle(call, async (context) => {
  const { tx, site, session, services, locale } = context
  const { no, note, seen } = context.input
  const by = session.person?.id
  for (let tries = 0; tries < maxRetries; tries++) {
    // Read and checked before the site's row is locked: sign-ins and submissions wait for that lock.
    const { current, old } = await tx(async (db) => ({
      current: await currentRelease(db, site),
      old: (await db.select({ content: release.content }).from(release).where(eq(release.no, no)))[0],
    }))
    if (current.no === no) throw liveRelease(locale)
    if (!old) throw unknownRelease(locale)
    if (seen !== undefined && seen !== current.no)
      throw new CallError('stale_version', messages.unseen[locale], undefined, { live: current.no })
    const keys = differing(current.content, old.content)
    refuseRollback(authorOf(context), current.content, old.content, keys)
    const made = await tx(async (db) => {
      const theme = keys.includes(themeKey) ? old.content.tokens?.theme : undefined
      if (typeof theme === 'string') await lockTheme(db, theme)
      const held = await lockReleases(db, site.id)
      if (held.no !== current.no) return undefined
      // What visitors see must not be in the trash.
      if (typeof theme === 'string') await restoreTheme(db, { site: site.id, person: by }, theme)
      const next = await writeRelease(db, {
        site: site.id,
        content: { ...decideBack(held.content, old.content, keys, await decisionTime(db)), backTo: no },
        note,
        by: by ?? null,
      })
      await restorePurged(db, authorOf(context), old.content, keys)
      await recordAudit(db, {
        site: site.id,
        person: by,
        action: 'rollback',
        subject: `release:${next}`,
        before: { release: current.no },
        after: { release: next, as: no, keys, note },
      })
      return next
    })
    if (made === undefined) continue
    services.sites.forget()
    return { release: made, keys }
  }
  throw new CallError('busy', busyPublishing[locale])
})
