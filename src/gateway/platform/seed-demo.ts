import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { space } from '@schemas/entities/space'
import { richText } from '@schemas/layout/rich-text'
import { text } from '@schemas/layout/text'
import { themeSlots } from '@schemas/layout/theme'
import { demoPassword } from '../auth/demo-password'
import { hashPassword } from '../auth/passwords'
import type { Database } from '../db/open'
import { person, post, release, site, siteHost } from '../db/tables'
import type { Log } from '../log'
import { searchText } from '../pages/search-text'
import { siteFiles } from '../themes/theme-files'
import { withPlatform } from './with-platform'

const name = z.strictObject({ firstname: z.string(), lastname: z.string() })
const siteFile = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
  name: text(),
  hosts: z.array(z.string()).check(z.minLength(1)),
  theme: z.record(z.enum(themeSlots), z.string()),
  clusterId: z.optional(z.string()),
  space,
  people: z.strictObject({ user: name, manager: name, admin: name }),
})
const postFile = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  category: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/)),
  title: text(),
  excerpt: text(),
  cover: z.optional(z.string()),
  author: z.strictObject({ name: text(), portrait: z.optional(z.string()), role: z.optional(text()) }),
  tags: z._default(z.array(z.string()), []),
  publishedAt: z.iso.datetime({ offset: true }),
  body: richText(),
})

/**
 * Makes the demo sites that do not exist yet, each whole in one transaction: configuration, first release, accounts and
 * posts. A site whose files are broken is left out with a line in the log; the others are made. Returns the ids made.
 */
export async function seedDemo(database: Database, log: Log, files: Record<string, string> = siteFiles): Promise<string[]> {
  const made: string[] = []
  const sites = Object.keys(files).filter((file) => file.endsWith('/site/site.json'))
  const existing = await withPlatform(database, 'demo sites: which exist', (tx) => tx.select({ id: site.siteId }).from(site))
  const known = new Set(existing.map((row) => row.id))
  let passwordHash: string | undefined
  for (const file of sites) {
    try {
      const given = siteFile.parse(JSON.parse(files[file] as string))
      if (known.has(given.id)) continue
      const folder = file.replace('site.json', 'posts/')
      const posts = Object.keys(files).filter((other) => other.startsWith(folder)).flatMap((other) => readPost(other, files[other] as string, log))
      passwordHash ??= await hashPassword(demoPassword)
      await makeSite(database, given, posts, passwordHash)
      made.push(given.id)
    } catch (error) {
      log.error({ file, err: error }, 'A demo site could not be made.')
    }
  }
  return made
}

function readPost(file: string, json: string, log: Log): z.infer<typeof postFile>[] {
  try {
    return [postFile.parse(JSON.parse(json))]
  } catch (error) {
    log.error({ file, err: error }, 'A demo post could not be read.')
    return []
  }
}

async function makeSite(database: Database, given: z.infer<typeof siteFile>, posts: z.infer<typeof postFile>[], passwordHash: string): Promise<void> {
  const siteId = given.id
  await withPlatform(database, `demo site ${siteId}`, async (tx) => {
    // Two gateways that start at once on an empty database must not both make it.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`demo:${siteId}`}))`)
    if ((await tx.select().from(site).where(eq(site.siteId, siteId))).length > 0) return
    await tx.insert(site).values({ siteId, name: given.name, theme: given.theme, space: given.space, clusterId: given.clusterId ?? null, publicKey: `pk_${randomUUID().replaceAll('-', '')}` })
    await tx.insert(siteHost).values(given.hosts.map((hostname, index) => ({ hostname, siteId, isPrimary: index === 0 })))
    await tx.insert(release).values({ siteId, no: 1, content: {}, note: 'First release, as the theme pack has it.' })
    await tx.insert(person).values((['user', 'manager', 'admin'] as const).map((role) => ({ siteId, id: randomUUID(), email: `${role}@${siteId}.example`, passwordHash, role, ...given.people[role] })))
    if (posts.length > 0)
      await tx.insert(post).values(
        posts.map(({ publishedAt, cover, ...fields }) => ({ ...fields, siteId, id: randomUUID(), cover: cover ?? null, publishedAt: new Date(publishedAt), searchText: searchText([fields.title, fields.excerpt, fields.body, fields.tags]) })),
      )
  })
}
