import { create } from 'zustand'
import { GatewayError } from '@kit/call-gateway'
import { readDraft, writeDraft } from '@kit/tab-draft'
import type { LocalisedText } from '@schemas/layout/text'
import { restBetween } from '../ui/rest-between'
import type { DocumentReport, FailedReport } from './document-report'
import { buildReport, signatureOf, type SiteFacts, stampOf } from './build-report'
import type { LastMissing } from './next-missing'

type SiteCheck = {
  /** `away`: the gateway answers nobody, for the reason that is told. */
  state: 'first' | 'looking' | 'stopped' | 'away' | 'known'
  reason?: LocalisedText | undefined
  isSignedOut?: boolean
  found: ReadonlyMap<string, DocumentReport>
  failed: readonly FailedReport[]
  /** Keys of what is still to be looked at. */
  left: readonly string[]
  signature?: string
  /** When all was last looked at. */
  at?: string | undefined
  last?: LastMissing | undefined
}

const draftKey = 'site-check'
/** What would take more letters than this is not kept: a browser gives a tab some five million, and forms that are being filled in need them. */
const maxCharacters = 2_000_000
/** What was found is told so often at most (ms): the list is drawn anew with it. */
const reportIntervalMs = 600
/** Between two documents (ms): what the gateway answers one person within a minute is bounded, and saving goes on meanwhile. */
const pauseMs = 60
/** A go takes so long at most (ms); then it is the browser's turn. */
export const goMs = 8

const away: ReadonlySet<number> = new Set([0, 401, 429, 503])

const unread = { en: 'what is stored for it cannot be read.', th: 'อ่านข้อมูลที่เก็บไว้ไม่ได้' }
const broken = { en: 'it could not be checked.', th: 'ตรวจไม่สำเร็จ' }

/** What is wrong on the site. In this tab it stays known while other documents are opened. */
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

/** Keeps what is known for the document that is opened next in this tab. */
export function storeSiteCheck(): void {
  const { found, signature, at, last } = useSiteCheck.getState()
  const stored = { found: [...found.values()], signature, at, last }
  writeDraft(draftKey, JSON.stringify(stored).length > maxCharacters ? undefined : stored)
}

let running: AbortController | undefined
/** Tells what was found and not told yet. */
let reportPending = () => {}

/**
 * Looks at the documents that are not known as they are, one after the other; at all of them where what they link may be another, or `isAnew`. The open one (`own`) is
 * checked where it is edited.
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

/** Forgets what was found in these documents: something that they show is another. */
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
      // Nobody answers, or nobody signed in asks: another document would fare no better.
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
