import type { InputOf } from '@schemas/call'
import { call } from '@schemas/site/calls/site/create'
import { createSite, type SiteDeps } from './new-site'
import { site } from '../db/tables'
import { SettingsError } from '../settings'
import { withPlatform } from './with-platform'
import { eq } from 'drizzle-orm'
import { CallError } from '../errors/call-error'

export type FirstSite = Omit<InputOf<typeof call>, 'id' | 'spaceId'>

/**
 * Creates the operator's site and its first admin in an empty database; further sites are created there. Throws once a
 * site exists, so that nobody becomes admin this way. Throws a one-line SettingsError for anything a person can fix.
 */
export async function makeFirstSite(
  deps: SiteDeps,
  wanted: FirstSite,
): Promise<{ id: string; host: string; email: string; password: string }> {
  const id = deps.settings.operatorSite
  const read = call.input.safeParse({ ...wanted, id, spaceId: id })
  if (!read.success)
    throw new SettingsError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const there = await withPlatform(deps.database, 'first site', (tx) =>
    tx.select({ id: site.siteId }).from(site).where(eq(site.siteId, id)),
  )
  if (there.length > 0)
    throw new SettingsError(
      `There is a site "${id}" already. Its admins make further sites at ?edit=sites; set OPERATOR_SITE to another key only if another site is to be the operator's.`,
    )
  try {
    const { host, password } = await createSite(
      deps,
      { site: id, person: undefined, name: '', locale: 'en' },
      read.data,
    )
    return { id, host, email: read.data.admin.email, password }
  } catch (error) {
    if (error instanceof CallError)
      throw new SettingsError([...new Set([error.message, ...Object.values(error.fields ?? {})])].join('\n'))
    throw error
  }
}
