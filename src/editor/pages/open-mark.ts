import type { DocumentEntry } from '@schemas/editor/entities/document'
import { nextOpening, openState, type OpenState, type PageOpen } from '@schemas/layout/page-open'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate, formatDateTime } from '@kit/format'
import { useT } from '@kit/t'

const messages = {
  offline: { en: 'Offline', th: 'ออฟไลน์' },
  early: { en: 'Opens {at}', th: 'เปิด {at}' },
  until: { en: 'Until {at}', th: 'ถึง {at}' },
}

/** When the published page is open; for an unpublished one, its draft's setting. */
export const liveOpen = ({ open, liveOpen: live }: Pick<DocumentEntry, 'open' | 'liveOpen'>): PageOpen | undefined =>
  live === undefined ? open : (live ?? undefined)

export const liveState = (entry: Pick<DocumentEntry, 'open' | 'liveOpen'>, now = Date.now()): OpenState =>
  openState(liveOpen(entry), now)

/** Which of the two actions would have an effect. */
export const mayClose = (entry: DocumentEntry): boolean =>
  entry.path !== undefined && !entry.fixed && !entry.trashed && ['open', 'early'].includes(liveState(entry))
export const mayOpen = (entry: DocumentEntry): boolean =>
  entry.path !== undefined && !entry.fixed && !entry.trashed && liveOpen(entry) !== undefined

/** Mark for a page that is offline, or online for a limited time: a short text, and one with the time of day. */
export function useOpenMark(): (
  entry: DocumentEntry,
) => { short: string; full: string; isClosed: boolean } | undefined {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  return (entry) => {
    const open = liveOpen(entry)
    const state = openState(open, Date.now())
    const edge = nextOpening(open, Date.now())
    if (state === 'never' || state === 'ended')
      return { short: t(messages.offline), full: t(messages.offline), isClosed: true }
    if (!Number.isFinite(edge)) return undefined
    const message = state === 'early' ? messages.early : messages.until
    const at = new Date(edge).toISOString()
    return {
      short: t(message, { at: formatDate(at, locale, { timeZone, style: 'day-month' }) }),
      full: t(message, { at: formatDateTime(at, locale, { timeZone }) }),
      isClosed: state === 'early',
    }
  }
}
