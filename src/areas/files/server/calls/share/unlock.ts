import { and, eq, isNull } from 'drizzle-orm'
import { call } from '@schemas/files/calls/share/unlock'
import { limitAttempts } from '@gateway/auth/limit-attempts'
import { passwordMatches } from '@gateway/auth/passwords'
import { share } from '@gateway/db/share-tables'
import { item } from '@gateway/db/item-tables'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { noteAccess } from '../../domain/shares/access-log'
import { findLive } from '../../domain/shares/open-share'
import { shareError } from '../../domain/shares/messages'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale, address } = context
  const { code, password } = input
  const unlocked = await limitAttempts(
    { limits: services.limits, site: site.id, kind: 'share', subject: code, address },
    async (right) => {
      const [row] = await tx((db) =>
        db
          .select({ share })
          .from(share)
          .innerJoin(item, and(eq(item.siteId, share.siteId), eq(item.id, share.itemId), isNull(item.trashedAt)))
          .where(eq(share.code, code)),
      )
      // A missing link takes as long and answers the same as a wrong password.
      const matches = await passwordMatches(password, row?.share.passwordHash)
      const isOpen = row !== undefined && row.share.passwordHash === null
      if (!row || (!matches && !isOpen)) {
        if (row) await tx((db) => noteAccess(db, context, { share: row.share.id, act: 'refused' }))
        throw shareError('wrong', locale)
      }
      // In its current state: the password may have been changed during the check.
      const opened = await tx(async (db) => {
        const { row: now } = await findLive(
          db,
          and(eq(share.id, row.share.id), eq(share.visitNo, row.share.visitNo)),
          locale,
        ).catch((error: unknown) => {
          throw error instanceof CallError && error.status === 404 ? shareError('wrong', locale) : error
        })
        await noteAccess(db, context, { share: now.id, act: 'opened' })
        return now
      })
      await right()
      const { visit, endsAt } = services.visits.open({ site: site.id, share: opened.id, visitNo: opened.visitNo })
      return { visit, endsAt: endsAt.toISOString() }
    },
  )
  if (!unlocked) throw shareError('tooMany', locale)
  return unlocked
})
