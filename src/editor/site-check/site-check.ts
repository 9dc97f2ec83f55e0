import { create } from 'zustand'
import { GatewayError } from '@kit/call-gateway'
import { readDraft, writeDraft } from '@kit/tab-draft'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { restBetween } from '../ui/rest-between'
import type { DocumentReport, FailedReport } from './document-report'
import { buildReport, signatureOf, type SiteFacts, stampOf } from './build-report'
import type { LastMissing } from './next-missing'

type SiteCheck = {
  /** `away`: the gateway refuses all requests, for the reason shown. */
  state: 'first' | 'looking' | 'stopped' | 'away' | 'known'
  reason?: LocalisedText | undefined
  isSignedOut?: boolean
  found: ReadonlyMap<string, DocumentReport>
  failed: readonly FailedReport[]
  /** Keys of documents still to be checked. */
  left: readonly string[]
  signature?: string
  /** When everything was last checked. */
  at?: string | undefined
  last?: LastMissing | undefined
}

const draftKey = 'site-check'
/** Most characters stored: a browser gives a tab about five million, and drafts of forms need them. */
const maxCharacters = 2_000_000
/** Interval (ms) between updates of the list while checking, since each re-renders it. */
const reportIntervalMs = 600
/**
 * Pause (ms) between two documents: the gateway limits a person's requests per minute, and saving goes on meanwhile.
 */
const pauseMs = 60
/** Longest slice (ms) before yielding to the browser. */
export const goMs = 8

const away: ReadonlySet<number> = new Set([0, 401, 429, 503])

const unread = { en: 'its stored data can’t be read.', th: 'อ่านข้อมูลที่เก็บไว้ไม่ได้' }
const broken = { en: 'it could not be checked.', th: 'ตรวจไม่สำเร็จ' }

/** Problems of the site; retained in this tab while other documents are opened. */
export const useSiteCheck = create<SiteCheck>(() => ({ state: 'first', failed: [], left: [], ...readStored() }))

function readStored(): Pick<SiteCheck, 'found'> & Partial<SiteCheck> {
  const { found, signature, at, last } = readDraft(draftKey) as { found?: DocumentReport[] } & Pick<
    SiteCheck,
    'at' | 'last'
  > & { signature?: string }
  return Array.isArray(found) && signature
    ? { found: new Map(found.map((each) => [each.key, each])), signature, at, last }
    : { found: new Map() }
}

/** Stores the results for the document opened next in this tab. */
export function storeSiteCheck(): void {
  const { found, signature, at, last } = useSiteCheck.getState()
  const stored = { found: [...found.values()], signature, at, last }
  writeDraft(draftKey, JSON.stringify(stored).length > maxCharacters ? undefined : stored)
}

let running: AbortController | undefined
/** Publishes results that have not been published yet. */
let reportPending = () => {}

/**
 * Checks outdated documents one after the other; all of them if their links may have changed or with `isForced`. The
 * open one (`own`) is checked by the page checks.
 */
export function checkSite(facts: SiteFacts, own: string, isForced = false): void {
  reportPending()
  running?.abort()
  const signature = signatureOf(facts)
  const before = useSiteCheck.getState()
  const standing = facts.documents.filter(({ key, trashed }) => !trashed && key !== own)
  const isOld = isForced || before.signature !== signature
  const found = new Map(
    isOld
      ? []
      : standing.flatMap((entry) => {
          const known = before.found.get(entry.key)
          return known?.stamp === stampOf(entry) ? [[entry.key, known] as const] : []
        }),
  )
  const left = standing.flatMap(({ key }) => (found.has(key) ? [] : [key]))
  useSiteCheck.setState({
    found,
    signature,
    failed: [],
    reason: undefined,
    left,
    ...(isOld ? { at: undefined } : {}),
    state: left.length > 0 ? 'looking' : 'known',
  })
  if (left.length > 0) void go(facts, (running = new AbortController()).signal)
}

export function stopSiteCheck(): void {
  reportPending()
  running?.abort()
  if (useSiteCheck.getState().state === 'looking') useSiteCheck.setState({ state: 'stopped' })
  storeSiteCheck()
}

/** Discards the results of matching documents, because something they show has changed. */
export function discardReports(isMeant: (looked: DocumentReport) => boolean): void {
  useSiteCheck.setState(({ found }) => ({ found: new Map([...found].filter(([, looked]) => !isMeant(looked))) }))
}

async function go(facts: SiteFacts, signal: AbortSignal): Promise<void> {
  const rest = restBetween(goMs)
  let unreported = new Map<string, DocumentReport>()
  let timer: ReturnType<typeof setTimeout> | undefined
  reportPending = () => {
    clearTimeout(timer)
    const batch = unreported
    ;[unreported, timer] = [new Map(), undefined]
    if (batch.size > 0)
      useSiteCheck.setState(({ found, left }) => ({
        found: new Map([...found, ...batch]),
        left: left.filter((each) => !batch.has(each)),
      }))
  }
  for (const key of useSiteCheck.getState().left) {
    const entry = facts.documents.find((each) => each.key === key)
    if (!entry) continue
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    if (signal.aborted) return
    const cannot = (reason: LocalisedText) =>
      useSiteCheck.setState(({ failed, left }) => ({
        failed: [...failed, { key, reason }],
        left: left.filter((each) => each !== key),
      }))
    try {
      const looked = await buildReport(entry, facts, rest, signal)
      if (signal.aborted) return
      if (!looked) cannot(unread)
      else unreported.set(key, looked)
      timer ??= setTimeout(reportPending, reportIntervalMs)
    } catch (error) {
      if (signal.aborted) return
      // Offline or signed out: further documents would fail too.
      if (error instanceof GatewayError && away.has(error.status)) {
        reportPending()
        return useSiteCheck.setState({ state: 'away', reason: error.message, isSignedOut: error.status === 401 })
      }
      cannot(error instanceof GatewayError ? error.message : broken)
    }
  }
  reportPending()
  useSiteCheck.setState({ state: 'known', at: new Date().toISOString() })
  storeSiteCheck()
}
