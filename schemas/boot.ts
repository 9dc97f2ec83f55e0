import type { CallKey } from './call-signature'
import type { Space } from './entities/space'
import type { Asset } from './layout/image'
import type { Locale } from './layout/locale'
import type { RenderRow } from './layout/render'
import type { Role } from './layout/role'
import type { Localised } from './layout/text'

/** Who is signed in, as the browser may know it. */
export type SessionInfo = {
  role: Role
  userID?: string
  firstname?: string
  lastname?: string
  avatar?: string
  /** The person's own; undefined where the site's holds. */
  timeZone?: string
  /** The name of the admin who acts in this person's name. */
  impersonator?: string
  /** The account token for `Authorization`, in memory only, and its life in seconds. */
  token?: string
  tokenSeconds?: number
}

/** One page of the release as the router knows it, for the visitor's role. */
export type RouteInfo = {
  path: string
  frame: 'default' | 'fullscreen'
  types: string[]
  /** In the visitor's language; lists of pages fall back to the path's words. */
  title?: string
}

/** What the first HTML carries beside the payload: the host's configuration, theme, space and session. */
export type Boot = {
  build: string
  release: string
  env: 'localhost' | 'production'
  gateway: string
  /** Local hosts show the host panel and the debug console. */
  local: boolean
  locale: Locale
  /** When the gateway made this (ISO 8601): the year and day that views may read, since server and browser must agree. */
  now?: string
  site: {
    id: string
    /** The site whose admins make and change all others; said to them alone. */
    isOperator?: boolean
    siteName: string
    siteFavicon: string
    key: string
    /** What `Authorization` carries where files are read as anybody may: it reads public ones alone. */
    publicToken: string
    hostname: string
    spaceId: string
    clusterId?: string
    theme: string
    /** Words of the look that blocks read: the shape of buttons, cards and headings. */
    shape: { button: string; card: string; heading: string }
  }
  space: Localised<Space>
  session: SessionInfo
  /** What signs calls, in documents of signed-in people alone: one that visitors share asks for a key with its first call. */
  callKey?: CallKey
  routes: RouteInfo[]
  /** From patterns to those that the same pages have in the visitor's language (`localAddress`); where no page has one of its own, there is none. */
  addresses?: Record<string, string>
  /** In a document that a preview link opened, the link's token; empty where the link shows nothing (any more). */
  preview?: string
  /** Header, subheader and footer; their style rules are in the document's head already. */
  slots: { header: RenderRow[]; subheader: RenderRow[]; footer: RenderRow[] }
  assets: Record<string, Asset>
  /** In the builder's document, whose `slots` are the guests': what else guests get, beside what is the manager's. */
  guests?: Omit<SeenFrame, 'slots' | 'css'>
}

/** What is another in the boot of another role, language or moment, with the style rules of the slots: what stands around a page as somebody else sees it. */
export type SeenFrame = Pick<Boot, 'locale' | 'now' | 'space' | 'routes' | 'addresses' | 'slots' | 'assets'> & {
  css: string
}
