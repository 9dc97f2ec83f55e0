import type { SessionInfo } from '@schemas/boot'
import type { FontFamily } from '@schemas/entities/theme'
import type { CallKeys } from './auth/call-keys'
import type { TakeNonce } from './auth/call-nonces'
import type { GuessLimit } from './auth/guess-limit'
import type { KnownDevices } from './auth/known-devices'
import type { LineLogin } from './auth/line-login'
import type { Session } from './auth/session'
import type { Db } from './db/open'
import type { Previews } from './drafts/previews'
import type { AfterResponse } from './http/after-response'
import type { InFlight } from './http/in-flight'
import type { Feed } from './messages/feed'
import type { SiteAdmin } from './platform/site-admin'
import type { HostEntry, SiteDirectory } from './platform/sites'
import type { PageVisits } from './page-passwords/page-visits'
import type { Settings } from './settings'
import type { Visits } from './shares/visits'
import type { ObjectStore } from './storage/object-store'
import type { Themes } from './themes/themes'
import type { ImportReads } from './transfer/import-reads'
import type { Workers } from './workers/workers'
import type { Pages } from './pages/page-response'

/** What handlers may use beyond their own transaction. Composed once at the start. */
export type Services = {
  settings: Settings
  build: string
  engine: 'pglite' | 'postgresql'
  withSite: <T>(site: string, work: (tx: Db) => Promise<T>) => Promise<T>
  /** One transaction of a site for parallel flows, each `withSite` inside it whole by itself. */
  shareSite: <T>(site: string, work: () => Promise<T>) => Promise<T>
  sites: SiteDirectory
  /** Work that takes long, in threads of its own. */
  workers: Workers
  /** Reads a file to be imported while no other of the site is being read. */
  readImport: ImportReads
  /** For calls that are marked `operator`, and no others. */
  siteAdmin: SiteAdmin
  store: ObjectStore
  /** Clears away what uploads and removed files of all sites have left; returns how many objects went. */
  clearLeftovers: () => Promise<number>
  /** Makes the hashes of files that nobody waited for when they came. */
  hashNew: () => Promise<void>
  /** Clears away what strangers asked for at all sites and nobody went on with. */
  purgeExpiredRequests: () => Promise<void>
  /** Holds files' rows against the store where it is time for it, heals what does not agree and says it in the log. */
  reconcile: () => Promise<void>
  themes: Themes
  /** The families of type that a theme may name. */
  families: readonly FontFamily[]
  pages: Pages
  hosts: () => Promise<HostEntry[]>
  describeSession: (session: Session, site: string) => Promise<SessionInfo>
  /** Addresses of the published posts, newest first, at most 5,000. */
  postAddresses: (tx: Db) => Promise<string[]>
  databaseAnswers: () => Promise<boolean>
  limits: GuessLimit
  /** Devices that have signed in before, which guesses of others do not lock out. */
  knownDevices: KnownDevices
  /** Says that a mail was written, so that it goes at once and not at the next look. After the transaction. */
  wakeMail: () => void
  /** What follows answers that have gone out. */
  afterResponse: AfterResponse
  /** Keys that calls are signed with, and the numbers that are used once. */
  callKeys: CallKeys
  takeNonce: TakeNonce
  previews: Previews
  /** Visits of links with a password. */
  visits: Visits
  /** Visits of pages with a password. */
  pageVisits: PageVisits
  /** The calls that are being answered, for the log of a loop that stood still. */
  inFlight: InFlight
  /** The longest that the event loop stood still in the last minute (ms). */
  worstDelayMs: () => number
  /** Who waits for news of their messages. */
  messageFeed: Feed
  /** Undefined where the settings name no channel. */
  line: LineLogin | undefined
}
