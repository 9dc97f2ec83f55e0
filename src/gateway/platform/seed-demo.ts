import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { demoPassword } from '../auth/demo-password'
import { hashPassword } from '../auth/passwords'
import type { Database } from '../db/open'
import { post } from '../db/post-tables'
import { person, release, site, siteHost } from '../db/tables'
import type { Log } from '../log'
import type { StoreSeedFile } from '../seed/demo-seed'
import { siteFiles } from '../themes/theme-files'
import { seedActivity } from './demo-activity'
import { newPublicKey } from './new-site'
import { type NewPost, readPosts, readSiteFile, type SiteFile } from './site-files'
import { withPlatform } from './with-platform'

/** `later` adds activity to existing sites, for which the start need not wait. It never rejects. */
export type SeededDemo = {
  made: string[]
  /**
   * Work that can wait until requests are answered. `addFiles` makes the files of sites that have some, `storeFile` those
   * of areas.
   */
  later: (by: { addFiles: (site: string, text: string) => Promise<void>; storeFile: StoreSeedFile }) => Promise<void>
}

/**
 * Creates the demo sites that do not exist yet, each in one transaction: configuration, first release, accounts and
 * posts. A site with broken files is skipped with a log line; the others are created.
 */
export async function seedDemo(
  database: Database,
  log: Log,
  files: Record<string, string> = siteFiles,
): Promise<SeededDemo> {
  const made: string[] = []
  const sites = Object.keys(files).filter((file) => file.endsWith('/site/site.json'))
  const existing = await withPlatform(database, 'demo sites: which exist', (tx) =>
    tx.select({ id: site.siteId }).from(site),
  )
  const known = new Set(existing.map((row) => row.id))
  const there: { id: string; file: string }[] = []
  const fresh: typeof there = []
  const waiting: { file: string; rest: (storeFile: StoreSeedFile) => Promise<void> }[] = []
  let passwordHash: string | undefined
  const failed = (file: string) => (error: unknown) => log.error({ file, err: error }, 'A demo site could not be made.')
  const activity = (id: string, file: string) => seedActivity(database, id, files, file.replace('site.json', ''))
  for (const file of sites) {
    try {
      const siteFile = readSiteFile(files, file)
      if (known.has(siteFile.id)) {
        there.push({ id: siteFile.id, file })
        continue
      }
      passwordHash ??= await hashPassword(demoPassword)
      await makeSite(database, siteFile, readPosts(files, file, log), passwordHash)
      made.push(siteFile.id)
      fresh.push({ id: siteFile.id, file })
      waiting.push({ file, rest: await activity(siteFile.id, file) })
    } catch (error) {
      failed(file)(error)
    }
  }
  return {
    made,
    later: async ({ addFiles, storeFile }) => {
      for (const { file, rest } of waiting) await rest(storeFile).catch(failed(file))
      for (const { id, file } of there)
        await activity(id, file)
          .then((rest) => rest(storeFile))
          .catch(failed(file))
      for (const { id, file } of [...there, ...fresh]) {
        const text = files[file.replace('site.json', 'files.json')]
        if (text !== undefined) await addFiles(id, text).catch(failed(file))
      }
    },
  }
}

async function makeSite(database: Database, siteFile: SiteFile, posts: NewPost[], passwordHash: string): Promise<void> {
  const siteId = siteFile.id
  await withPlatform(database, `demo site ${siteId}`, async (tx) => {
    // Two gateways that start at once on an empty database must not both create it.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`demo:${siteId}`}))`)
    if ((await tx.select().from(site).where(eq(site.siteId, siteId))).length > 0) return
    await tx.insert(site).values({
      siteId,
      name: siteFile.name,
      theme: siteFile.theme,
      space: siteFile.space,
      clusterId: siteFile.clusterId ?? null,
      publicKey: newPublicKey(),
    })
    await tx
      .insert(siteHost)
      .values(siteFile.hosts.map((hostname, index) => ({ hostname, siteId, isPrimary: index === 0 })))
    await tx.insert(release).values({ siteId, no: 1, content: {}, note: 'First release, as the theme pack has it.' })
    await tx.insert(person).values(
      (['user', 'manager', 'admin'] as const).map((role) => ({
        siteId,
        id: randomUUID(),
        email: `${role}@${siteId}.example`,
        passwordHash,
        role,
        ...siteFile.people[role],
      })),
    )
    if (posts.length > 0) await tx.insert(post).values(posts.map((fields) => ({ ...fields, siteId, id: randomUUID() })))
  })
}
