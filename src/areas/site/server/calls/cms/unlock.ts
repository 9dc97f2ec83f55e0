import { and, eq, isNull } from 'drizzle-orm'
import { call } from '@schemas/site/calls/cms/unlock'
import { limitAttempts } from '@gateway/auth/limit-attempts'
import { pagePassword } from '@gateway/db/page-password-tables'
import { handle } from '@gateway/call/handle'
import { pagePasswordMatches } from '@gateway/page-passwords/hash-page-password'
import { pagePasswordError } from '@gateway/page-passwords/unlock-error'

export const handler = handle(
  call,
  async ({ input: { path, password }, tx, site, services, pages, locale, address }) => {
    const visited = services.pages.of(site)
    const match = visited.addresses.find(path)
    const page = match?.kind === 'page' ? visited.page(match.path) : undefined
    const { lock } = page ?? {}
    // Attempts on pages without a password are counted too, so that the response does not reveal which have one.
    const unlocked = await limitAttempts(
      { limits: services.limits, site: site.id, kind: 'page', subject: lock?.id ?? 'none', address },
      async (right) => {
        const which = lock && and(eq(pagePassword.id, lock.id), isNull(pagePassword.removedAt))
        const [row] = which
          ? await tx((db) =>
              db.select({ hash: pagePassword.hash, no: pagePassword.no }).from(pagePassword).where(which),
            )
          : []
        // A page without a password takes as long and answers the same as a wrong password.
        if (!(await pagePasswordMatches(password, row?.hash)) || !lock || !row) throw pagePasswordError('wrong', locale)
        await right()
        pages.open({ id: lock.id, no: row.no })
        return { status: true as const }
      },
    )
    if (!unlocked) throw pagePasswordError('tooMany', locale)
    return unlocked
  },
)
