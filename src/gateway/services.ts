import type { SessionInfo } from '@schemas/boot'
import type { FontFamily } from '@schemas/editor/entities/theme'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { CallKeys } from './auth/call-keys'
import type { TakeNonce } from './auth/call-nonces'
import type { GuessLimit } from './auth/guess-limit'
import type { KnownDevices } from './auth/known-devices'
import type { LineLogin } from './auth/line-login'
import type { Session } from './auth/session'
import type { Database, Db } from './db/open'
import type { Previews } from './drafts/previews'
import type { AfterResponse } from './http/after-response'
import type { InFlight } from './http/in-flight'
import type { Log } from './log'
import type { HostEntry, SiteDirectory } from './platform/sites'
import type { PageVisits } from './page-passwords/page-visits'
import type { Seal } from './seal/seal'
import type { Settings } from './settings'
import type { Visits } from './auth/visits'
import type { ObjectStore } from './storage/object-store'
import type { Themes } from './themes/themes'
import type { ImportReads } from './transfer/import-reads'
import type { Workers } from './workers/workers'
import type { Pages } from './pages/page-response'

/** What the services of an area are made of. */
export type ServiceDeps = { database: Database; log: Log; settings: Settings }

/** What areas add, each by augmenting this interface in its `server/services.ts`. */
export interface AreaServices {}

/** What handlers may use beyond their own transaction. Composed once at the start. */
export interface Services extends AreaServices {
  settings: Settings
  build: string
  engine: 'pglite' | 'postgresql'
  withSite: <T>(site: string, work: (tx: Db) => Promise<T>) => Promise<T>
  /** One transaction of a site for parallel flows, each `withSite` in it atomic. */
  shareSite: <T>(site: string, work: () => Promise<T>) => Promise<T>
  sites: SiteDirectory
  /** Work that takes long, in threads of its own. */
  workers: Workers
  /** Reads a file to be imported while no other of the site is being read. */
  readImport: ImportReads
  store: ObjectStore
  /** Background work, as its health and its admins see it. */
  jobs: {
    counts: () => Promise<{ due: number; dead: number }>
    /** Undefined for a job that this build does not know. */
    titleOf: (name: string) => LocalisedText | undefined
  }
  themes: Themes
  /** Font families that a theme may name. */
  families: readonly FontFamily[]
  pages: Pages
  hosts: () => Promise<HostEntry[]>
  describeSession: (session: Session, site: string) => Promise<SessionInfo>
  /** Addresses of published posts, newest first, at most 5,000. */
  postAddresses: (tx: Db) => Promise<string[]>
  databaseAnswers: () => Promise<boolean>
  limits: GuessLimit
  /** Devices that have signed in before, which guesses of others do not lock out. */
  knownDevices: KnownDevices
  /**
   * Signals that a mail was queued, so that it goes at once instead of at the next poll. Call it after the transaction.
   */
  wakeMail: () => void
  /** Work that follows sent responses. */
  afterResponse: AfterResponse
  /** Keys for signing calls, and one-time nonces. */
  callKeys: CallKeys
  takeNonce: TakeNonce
  /** Seals what the database must not tell, such as tax ids. */
  seal: Seal
  previews: Previews
  /** Visits of password-protected links. */
  visits: Visits
  /** Visits of password-protected pages. */
  pageVisits: PageVisits
  /** The calls that are being answered, for the log of a loop that stood still. */
  inFlight: InFlight
  /** The longest that the event loop stood still in the last minute (ms). */
  worstDelayMs: () => number
  /** Undefined when the settings name no channel. */
  line: LineLogin | undefined
}
