import { and, eq, inArray, ne } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { drive } from '@schemas/files/entities/file-item'
import { readOnly } from '@schemas/files/entities/share'
import type { Database } from '../db/open'
import { withSite } from '../db/scope'
import { share } from '../db/share-tables'
import { item } from '../db/item-tables'
import { person } from '../db/tables'
import type { Place } from '../files/access'
import { addFile } from '../files/add-file'
import { ensureFolders } from '../files/make-folder'
import { newCode } from '../files/share-rows'
import type { ClientBuild } from '../http/client-build'
import type { StoreSeedFile } from '../seed/demo-seed'
import type { Settings } from '../settings'
import type { ObjectStore } from '../storage/object-store'
import { smallPdf } from './small-pdf'

const dayMs = 86_400_000

const demoFile = z.strictObject({
  drive: drive.check(z.refine((each) => each !== 'media')),
  of: z.enum(['user', 'manager', 'admin']),
  /** Folder path, `งาน/2569`. */
  in: z._default(z.string(), ''),
  name: z.string(),
  /** Its content: text, lines of a PDF, or a file that a theme ships (`academy/pictures/x-960.webp`). */
  text: z.optional(z.string()),
  pdf: z.optional(z.array(z.string())),
  asset: z.optional(z.string()),
  days: z._default(z.int(), 0),
  /** A link to it: how many days it is still open (negative: expired), without an end when absent. */
  share: z.optional(
    z.strictObject({
      label: z._default(z.string(), ''),
      days: z.optional(z.int()),
      downloads: z.optional(z.int().check(z.gte(1))),
      used: z._default(z.int().check(z.gte(0)), 0),
    }),
  ),
})
const demoFiles = z.array(demoFile)

/** Stores files of areas' demo data where staff alone find them. */
export const staffFiles =
  ({ database, store }: Pick<Deps, 'database' | 'store'>): StoreSeedFile =>
  (site, file) =>
    addFile({ store, withSite: (of, work) => withSite(database, of, work) }, site, {
      place: { drive: 'media', ownerId: null, parentId: null },
      ownerId: null,
      ...file,
    })

type Deps = { database: Database; store: ObjectStore; build: ClientBuild; settings: Settings }

/**
 * Files and folders of a demo site's people, created once, where there are none. Runs while requests are already
 * answered.
 */
export async function seedFiles(
  { database, store, build, settings }: Deps,
  siteId: string,
  text: string,
): Promise<void> {
  const scoped = <T>(of: string, work: Parameters<typeof withSite<T>>[2]) => withSite(database, of, work)
  const wanted = demoFiles.parse(JSON.parse(text))
  const [there] = await scoped(siteId, (db) =>
    db.select({ id: item.id }).from(item).where(ne(item.drive, 'media')).limit(1),
  )
  if (there) return
  const people = await scoped(siteId, (db) =>
    db
      .select({ id: person.id, email: person.email, role: person.role })
      .from(person)
      .where(
        and(
          inArray(
            person.email,
            ['user', 'manager', 'admin'].map((role) => `${role}@${siteId}.example`),
          ),
          eq(person.status, 'active'),
        ),
      ),
  )
  for (const file of wanted) {
    const owner = people.find((each) => each.email === `${file.of}@${siteId}.example`)
    const bytes = await bytesOf(file)
    if (!owner || !bytes) continue
    const root: Place = { drive: file.drive, ownerId: file.drive === 'mine' ? owner.id : null, parentId: null }
    const viewer = { role: owner.role, me: owner.id, isPublic: false }
    const place = await scoped(siteId, (db) =>
      ensureFolders({ db, site: siteId, viewer, locale: 'th', settings, person: owner.id }, root, file.in),
    )
    const at = new Date(Date.now() - file.days * dayMs)
    const itemId = await addFile({ store, withSite: scoped }, siteId, {
      place,
      ownerId: owner.id,
      name: file.name,
      bytes,
      at,
    })
    const link = file.share
    if (link)
      await scoped(siteId, (db) =>
        db.insert(share).values({
          siteId,
          id: randomUUID(),
          itemId,
          code: newCode(),
          madeBy: owner.id,
          permissions: readOnly,
          label: link.label,
          expiresAt: link.days === undefined ? null : new Date(Date.now() + link.days * dayMs),
          downloadsAllowed: link.downloads ?? null,
          downloadsUsed: link.used,
          // Halfway between its creation and now, where anyone has opened it.
          visitedAt: link.used > 0 ? new Date((at.getTime() + Date.now()) / 2) : null,
          createdAt: at,
          updatedAt: at,
        }),
      )
  }

  async function bytesOf({ text: content, pdf, asset }: z.infer<typeof demoFile>): Promise<Buffer | undefined> {
    if (content !== undefined) return Buffer.from(content)
    if (pdf) return smallPdf(pdf)
    const built = asset && build.asset(`themes/${asset.replace('/', '/assets/')}`)
    return built ? readFile(join(build.folder, built)) : undefined
  }
}
