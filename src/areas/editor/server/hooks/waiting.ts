import { count, max } from 'drizzle-orm'
import { fillText } from '@schemas/layout/fill-text'
import { listDocuments } from '@gateway/drafts/list-documents'
import { draft } from '@gateway/db/tables'
import type { WaitingContext, WaitingHook } from '@gateway/pages/waiting'
import type { Site } from '@gateway/platform/sites'

const messages = { drafts: { en: 'Unpublished drafts: {count}', th: 'ฉบับร่างที่ยังไม่เผยแพร่ {count} รายการ' } }

/** Counts by release (a site object is one), role and state of the drafts: most visits find them unchanged. */
const known = new WeakMap<Site, Map<string, { state: string; count: number }>>()

export const waiting: WaitingHook = async (context) => {
  const all = await countDrafts(context)
  return [
    {
      id: 'editor.drafts',
      entry: 'editor.pages',
      count: all,
      label: fillText(messages.drafts[context.locale], { count: all }),
      to: '/?edit#drafts',
    },
  ]
}

async function countDrafts({ db, site, services, session, log }: WaitingContext): Promise<number> {
  const [row] = await db.select({ rows: count(), last: max(draft.updatedAt) }).from(draft)
  if (!row?.rows) return 0
  const state = `${row.rows} ${row.last?.getTime()}`
  const perRole = known.get(site) ?? new Map<string, { state: string; count: number }>()
  known.set(site, perRole)
  const before = perRole.get(session.role)
  if (before?.state === state) return before.count
  const documents = await listDocuments(db, { site, themes: services.themes, role: session.role, log })
  const drafts = documents.filter((entry) => entry.draft && !entry.trashed).length
  perRole.set(session.role, { state, count: drafts })
  return drafts
}
