import { randomUUID } from 'node:crypto'
import type { Db } from '../db/open'
import { publication, type ReleaseChange } from '../db/tables'
import { CallError } from '../http/call-error'
import { addressedPages } from '../pages/site-pages'
import { applyChanges } from './apply-changes'
import { recordAudit } from './audit'
import type { Author } from './author'
import { collectChanges } from './collect-changes'
import { busyPublishing, type Current, holdReleases, mostTries, writeRelease } from './make-release'
import { addressProblems, documentProblems } from './publish-problems'
import { currentRelease } from './site-documents'

const words = {
  nothing: { en: 'There is nothing new to publish.', th: 'ไม่มีสิ่งใหม่ให้เผยแพร่' },
  problems: { en: 'Some of this cannot be published yet.', th: 'มีบางส่วนที่ยังเผยแพร่ไม่ได้' },
}

type Transaction = <T>(work: (tx: Db) => Promise<T>) => Promise<T>
type Wanted = { keys: readonly string[] | 'all'; note: string; at?: Date | undefined }
export type Published = { release?: number; scheduled?: string; keys: string[] }

/**
 * Makes a release of the chosen documents as they are now, at once or at a time. Documents are checked before the
 * transaction that writes; where that one finds another release than they were compared with, it all begins again, so that
 * of two who publish at once neither takes back what the other did.
 */
export async function publish(tx: Transaction, author: Author, { keys, note, at }: Wanted): Promise<Published> {
  const { site, locale, person } = author
  for (let tries = 0; tries < mostTries; tries++) {
    const { changes, current } = await tx(async (db) => {
      const release = await currentRelease(db, site)
      return { current: release, changes: await collectChanges(db, author, release.content, keys) }
    })
    if (changes.length === 0) throw new CallError(409, words.nothing[locale])
    refuseProblems(author, current, changes)
    const changed = changes.map((change) => change.key)
    const done = await tx(async (db): Promise<Published | undefined> => {
      const held = await holdReleases(db, site.id)
      if (held.no !== current.no) return undefined
      if (at) {
        const id = randomUUID()
        await db.insert(publication).values({ siteId: site.id, id, changes, note, dueAt: at, plannedBy: person ?? null })
        await recordAudit(db, { site: site.id, person, action: 'schedule', subject: `publication:${id}`, after: { at: at.toISOString(), keys: changed, note } })
        return { scheduled: id, keys: changed }
      }
      const no = await writeRelease(db, { site: site.id, content: applyChanges(held.content, changes), note, by: person ?? null })
      await recordAudit(db, { site: site.id, person, action: 'publish', subject: `release:${no}`, before: { release: held.no }, after: { release: no, keys: changed, note } })
      return { release: no, keys: changed }
    })
    if (done) return done
  }
  throw new CallError(409, busyPublishing[locale])
}

function refuseProblems({ site, themes, locale }: Author, current: Current, changes: readonly ReleaseChange[]): void {
  const problems = [
    ...changes.flatMap((change) => ('content' in change && change.content !== null ? documentProblems(change.key, change.content, locale) : [])),
    ...addressProblems(addressedPages(applyChanges(current.content, changes), site, themes), changes.map((change) => change.key), locale),
  ]
  if (problems.length > 0) throw new CallError(422, words.problems[locale], undefined, { problems: problems.slice(0, 100) })
}
