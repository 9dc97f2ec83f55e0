import { randomUUID } from 'node:crypto'
import { type ReleasedDocument, type SeenDraft, themeKey } from '@schemas/editor/entities/release'
import type { FontFamily } from '@schemas/editor/entities/theme'
import type { Db } from '../db/open'
import { publication, type ReleaseChange } from '../db/tables'
import { CallError } from '../errors/call-error'
import { addressedPages } from '../pages/site-pages'
import { applyChanges } from './apply-changes'
import { recordAudit } from '../audit/audit'
import type { Author } from './author'
import { collectChanges } from './collect-changes'
import { decide, decisionTime } from './decided'
import { busyPublishing, type Current, lockReleases, maxRetries, writeRelease } from './make-release'
import { isPlanned } from './planned'
import { addressProblems, documentProblems } from './publish-problems'
import { purgedAmong } from './purge-document'
import { refuseUnseen } from './refuse-unseen'
import { releasedDocuments } from './released-documents'
import { isShown, themeToPublish } from '../themes/theme-to-publish'
import { readThemeRows } from '../themes/theme-rows'
import { sameTheme } from '../themes/theme-messages'
import { applyThemeOverride } from '../themes/apply-theme-override'
import { currentRelease } from './site-documents'

const messages = {
  nothing: { en: 'There is nothing new to publish.', th: 'ไม่มีการเปลี่ยนแปลงใหม่ให้เผยแพร่' },
  planned: { en: 'This is already scheduled for that time.', th: 'ตั้งเวลาเผยแพร่รายการนี้ในเวลานั้นไว้แล้ว' },
  problems: { en: 'Some items can’t be published yet.', th: 'มีบางส่วนที่ยังเผยแพร่ไม่ได้' },
}

type Transaction = <T>(work: (tx: Db) => Promise<T>) => Promise<T>
type Wanted = {
  keys: readonly string[] | 'all'
  /** Drafts as they were reviewed. */ seen?: Readonly<Record<string, SeenDraft>> | undefined
  theme?: { name: string; version: number } | undefined
  note: string
  at?: Date | undefined
}
export type Published = { release?: number; scheduled?: string; keys: string[]; documents: ReleasedDocument[] }

/**
 * Makes a release of the chosen documents in their current state, and of a saved theme, at once or scheduled. They are
 * checked before the transaction that writes; when that finds another release than they were compared with, everything
 * is retried, so that of two concurrent publishers neither undoes the other.
 */
export function publish(
  tx: Transaction,
  author: Author,
  wanted: Wanted & { at?: undefined },
  families: readonly FontFamily[],
): Promise<Published & { release: number }>
export function publish(
  tx: Transaction,
  author: Author,
  wanted: Wanted,
  families: readonly FontFamily[],
): Promise<Published>
export async function publish(
  tx: Transaction,
  author: Author,
  { keys, seen = {}, theme, note, at }: Wanted,
  families: readonly FontFamily[],
): Promise<Published> {
  const { site, locale, person } = author
  for (let tries = 0; tries < maxRetries; tries++) {
    const {
      changes,
      look: themeChange,
      current,
      readAt,
    } = await tx(async (db) => {
      const release = await currentRelease(db, site)
      const made = theme && (await themeToPublish(db, theme, { ...author, families }))
      // The state at a scheduled time is unknown, so a scheduled theme change is always kept.
      const isNew = made !== undefined && (at !== undefined || !isShown(made.tokens, release.content, author))
      if (made && !isNew && keys.length === 0) throw sameTheme(locale)
      const collected = keys.length > 0 ? await collectChanges(db, author, release.content, keys) : []
      await refuseUnseen(db, collected, seen, locale)
      return { current: release, readAt: await decisionTime(db), look: isNew ? made : undefined, changes: collected }
    })
    const all: ReleaseChange[] = themeChange
      ? [...changes, { key: themeKey, version: themeChange.edition, tokens: themeChange.tokens }]
      : changes
    if (all.length === 0) throw new CallError('nothing_to_do', messages.nothing[locale])
    refuseProblems({ ...author, site: applyThemeOverride(site, themeChange?.tokens) }, current, changes)
    const changed = all.map((change) => change.key)
    const documents = releasedDocuments(all)
    const tokens = themeChange && { tokens: themeChange.tokens }
    const done = await tx(async (db): Promise<Published | undefined> => {
      const held = await lockReleases(db, site.id)
      if (held.no !== current.no) return undefined
      // It was trashed since it was checked: check again.
      if (themeChange && (await readThemeRows(db)).get(themeChange.tokens.theme)?.trashedAt) return undefined
      // Also when a document about to be shown was deleted for good.
      if (
        (
          await purgedAmong(
            db,
            changes.flatMap((change) => ('content' in change && change.content !== null ? [change.key] : [])),
          )
        ).length > 0
      )
        return undefined
      if (at) {
        if (await isPlanned(db, held.content, all, at))
          throw new CallError('already_scheduled', messages.planned[locale], { at: messages.planned[locale] })
        const id = randomUUID()
        await db
          .insert(publication)
          .values({ siteId: site.id, id, changes: all, note, dueAt: at, plannedBy: person ?? null })
        await recordAudit(db, {
          site: site.id,
          person,
          action: 'schedule',
          subject: `publication:${id}`,
          after: { at: at.toISOString(), keys: changed, ...tokens, note },
        })
        return { scheduled: id, keys: changed, documents }
      }
      const no = await writeRelease(db, {
        site: site.id,
        content: decide(applyChanges(held.content, all), readAt),
        note,
        by: person ?? null,
      })
      const before = { release: held.no, ...(themeChange && { tokens: held.content.tokens ?? null }) }
      if (themeChange && changes.length === 0)
        await recordAudit(db, {
          site: site.id,
          person,
          action: 'theme-publish',
          subject: `theme:${themeChange.tokens.theme}`,
          before,
          after: { release: no, ...tokens, note },
        })
      else
        await recordAudit(db, {
          site: site.id,
          person,
          action: 'publish',
          subject: `release:${no}`,
          before,
          after: { release: no, keys: changed, ...tokens, note },
        })
      return { release: no, keys: changed, documents }
    })
    if (done) return done
  }
  throw new CallError('busy', busyPublishing[locale])
}

function refuseProblems({ site, themes, locale }: Author, current: Current, changes: readonly ReleaseChange[]): void {
  const problems = [
    ...changes.flatMap((change) =>
      'content' in change && change.content !== null ? documentProblems(change.key, change.content, locale) : [],
    ),
    ...addressProblems(
      addressedPages(applyChanges(current.content, changes), site, themes),
      changes.map((change) => change.key),
      locale,
    ),
  ]
  if (problems.length > 0)
    throw new CallError('has_problems', messages.problems[locale], undefined, { problems: problems.slice(0, 100) })
}
