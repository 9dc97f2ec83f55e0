import type { FontFamily } from '@schemas/editor/entities/theme'
import type { Locale } from '@schemas/layout/locale'
import type { Database } from '../db/open'
import type { ClientBuild } from '../http/client-build'
import type { Log } from '../log'
import type { Settings } from '../settings'
import type { ObjectStore } from '../storage/object-store'
import type { Themes } from '../themes/themes'
import type { ImportReads } from '../transfer/import-reads'
import type { Workers } from '../workers/workers'
import { disableSite, enableSite, setHosts, updateOwnSite, updateSite } from './change-site'
import { listSites, openSite } from './list-sites'
import { checkNames } from './new-names'
import { createSite } from './new-site'
import { setIcon } from './site-icon'
import { describeAppearance } from './site-appearance'
import { addMember, listMembers, resetPassword, setMemberStatus, setRole } from './site-members'
import { listTemplates } from './site-templates'
import { withPlatform } from './with-platform'

export type SiteAdminDeps = {
  database: Database
  settings: Settings
  store: ObjectStore
  workers: Workers
  readImport: ImportReads
  themes: Themes
  families: readonly FontFamily[]
  build: ClientBuild
  /** Demo sites as text, by file: the template content of a pack. */
  files: Record<string, string>
  log: Log
  /** Clears this process's cache of sites, so that a change shows at once. */
  forget: () => void
}

/**
 * Operations of the operator's admins on sites; the caller has checked that they are one. `updateOwn`, and `setIcon` of
 * their own site, are also for a site's admins.
 */
export function siteAdmin(deps: SiteAdminDeps) {
  const bind =
    <R extends unknown[], T>(work: (deps: SiteAdminDeps, ...rest: R) => T) =>
    (...rest: R): T =>
      work(deps, ...rest)
  return {
    list: bind(listSites),
    open: bind(openSite),
    create: bind(createSite),
    checkNames: bind(checkNames),
    update: bind(updateSite),
    updateOwn: bind(updateOwnSite),
    setHosts: bind(setHosts),
    setIcon: bind(setIcon),
    disable: bind(disableSite),
    enable: bind(enableSite),
    members: bind(listMembers),
    addMember: bind(addMember),
    setRole: bind(setRole),
    setMemberStatus: bind(setMemberStatus),
    resetPassword: bind(resetPassword),
    templates: async (locale: Locale) => {
      const entries = await withPlatform(deps.database, 'templates', (tx) => listTemplates(tx, deps))
      return entries.map(({ pack, tokens, ...entry }) => ({
        ...entry,
        look: describeAppearance(pack, tokens, locale, deps),
      }))
    },
  }
}
type SiteAdmin = ReturnType<typeof siteAdmin>

// Declared here, because an import of this type by the services would tie them and all of the platform into one circle.
declare module '../services' {
  interface Services {
    siteAdmin: SiteAdmin
  }
}
