import { randomUUID } from 'node:crypto'
import type { ParsedInputOf } from '@schemas/call'
import type { call } from '@schemas/site/calls/site/create'
import type { Space } from '@schemas/site/entities/space'
import { makePassword } from '../auth/first-password'
import { hashPassword } from '../auth/passwords'
import type { Db } from '../db/open'
import { redirect } from '../db/redirect-tables'
import { item } from '../db/item-tables'
import { post } from '../db/post-tables'
import { person, release, site, siteTheme } from '../db/tables'
import { adoptStrays } from '../media/stray-objects'
import { copyItems, type CopiedItems } from './copy-items'
import { openFileTemplate } from './file-template'
import { newNames } from './new-names'
import type { SiteAdminDeps } from './site-admin'
import { claimHosts } from './site-hosts'
import { type Operator, recordForBoth } from './site-record'
import { findTemplate, type Template } from './site-templates'
import { filesMissing, takenKey, unknownTemplate } from './site-messages'
import { withoutFormerName } from './without-former-name'
import { asSite, withPlatform } from './with-platform'

type NewSite = ParsedInputOf<typeof call>
export type SiteDeps = Pick<
  SiteAdminDeps,
  'database' | 'settings' | 'store' | 'workers' | 'readImport' | 'themes' | 'families' | 'files' | 'log' | 'forget'
>

/** Prefix of the upload id of another site's file. */
const fileTemplate = 'file:'

/** Key sent with the calls of a site's visitors; it never changes. */
export const newPublicKey = () => `pk_${randomUUID().replaceAll('-', '')}`

/**
 * Creates a site in one transaction: configuration, host names, first release, template content, and the first admin,
 * whose password is returned and stored as a hash only. Of two concurrent creations with the same key or name, the
 * later gets an error.
 */
export async function createSite(
  deps: SiteDeps,
  by: Operator,
  wanted: NewSite,
): Promise<{ host: string; password: string }> {
  const { database, settings, log } = deps
  const { locale } = by
  // Checked before the work, and again by the transaction that writes.
  const hosts = await withPlatform(database, `names of ${wanted.id}`, (tx) =>
    newNames(tx, wanted, { settings, locale }),
  )
  // Long work comes before the transaction, which then checks that nothing changed.
  const ofFile = wanted.template.startsWith(fileTemplate)
    ? await openFileTemplate(deps, by, wanted.template.slice(fileTemplate.length))
    : undefined
  const template = await withPlatform(database, `template of ${wanted.id}`, async (tx) => {
    const found = ofFile?.template ?? (await findTemplate(tx, wanted.template, deps))
    if (!found) throw unknownTemplate(locale)
    return found.formerName === undefined
      ? found
      : {
          ...found,
          ...withoutFormerName(
            { content: found.content, posts: found.posts, space: found.space },
            found.formerName,
            textOf(wanted.name),
          ),
        }
  })
  const password = makePassword()
  const passwordHash = await hashPassword(password)
  const { from, content, posts, space, looks: themeRows, fonts } = template
  const copying = ofFile
    ? ofFile.copy(wanted.id)
    : from === undefined
      ? Promise.resolve<CopiedItems>({ rows: [], keys: [] })
      : copyItems(deps, {
          from,
          to: wanted.id,
          keeper: by.site,
          values: [content, posts, space, themeRows, fonts, template.favicon],
        })
  const copied = await copying.catch((error: unknown) => {
    log.error(
      { site: wanted.id, template: wanted.template, err: error },
      'The files of a template could not be copied.',
    )
    throw filesMissing(locale)
  })
  await withPlatform(database, `new site ${wanted.id}`, (tx) =>
    writeSite(tx, by, { wanted, hosts, template, copied, passwordHash }),
  )
  deps.forget()
  return { host: hosts[0] as string, password }
}

type Parts = { wanted: NewSite; hosts: string[]; template: Template; copied: CopiedItems; passwordHash: string }

async function writeSite(
  tx: Db,
  by: Operator,
  { wanted, hosts, template, copied, passwordHash }: Parts,
): Promise<void> {
  const { id, name, tagline, locales, timeZone, spaceId, clusterId, admin } = wanted
  const space: Space = {
    ...template.space,
    id: spaceId,
    name: textOf(name),
    ...(tagline.th || tagline.en ? { tagline: textOf(tagline) } : {}),
    locales,
    timeZone,
  }
  const [made] = await tx
    .insert(site)
    .values({
      siteId: id,
      name: textOf(name),
      theme: template.theme,
      space,
      clusterId: clusterId ?? null,
      publicKey: newPublicKey(),
      template: wanted.template,
      favicon: template.favicon ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: site.siteId })
  if (!made) throw takenKey(by.locale)
  await claimHosts(tx, id, hosts, by.locale)
  await asSite(tx, id, async (db) => {
    await db
      .insert(release)
      .values({ siteId: id, no: 1, content: template.content, note: `First release, from ${wanted.template}.` })
    await db
      .insert(person)
      .values({ siteId: id, id: randomUUID(), ...admin, passwordHash, role: 'admin', locale: locales[0] ?? 'th' })
    if (copied.rows.length > 0) await db.insert(item).values(copied.rows.map((row) => ({ ...row, siteId: id })))
    if (template.looks.length > 0)
      await db.insert(siteTheme).values(template.looks.map((row) => ({ ...row, siteId: id })))
    if (template.redirects?.length)
      await db
        .insert(redirect)
        .values(template.redirects.map(({ from, to }) => ({ siteId: id, fromPath: from, target: to })))
    for (let at = 0; at < template.posts.length; at += batch)
      await db
        .insert(post)
        .values(template.posts.slice(at, at + batch).map((row) => ({ ...row, siteId: id, id: randomUUID() })))
  })
  if (copied.keys.length > 0 && !(await asSite(tx, by.site, (db) => adoptStrays(db, copied.keys))))
    throw filesMissing(by.locale)
  await recordForBoth(tx, by, {
    id,
    action: 'site-create',
    after: {
      name,
      hosts,
      template: wanted.template,
      locales,
      timeZone,
      spaceId,
      ...(clusterId ? { clusterId } : {}),
      admin: admin.email,
    },
  })
}

const batch = 200

/** Without empty languages. */
export function textOf({ th, en }: { th?: string | undefined; en?: string | undefined }): {
  th?: string
  en?: string
} {
  return { ...(th ? { th } : {}), ...(en ? { en } : {}) }
}
