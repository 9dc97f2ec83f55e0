import type { CallKey } from './call-signature'
import type { Space } from './site/entities/space'
import type { Asset } from './layout/image'
import type { Locale } from './layout/locale'
import type { RenderRow } from './layout/render'
import type { Role } from './layout/role'
import type { Localised } from './layout/text'
import type { WorkspaceLink } from './workspace'

/** The signed-in person, as far as the browser may know. */
export type SessionInfo = {
  role: Role
  userID?: string
  firstname?: string
  lastname?: string
  avatar?: string
  /** The person's own; undefined where the site's applies. */
  timeZone?: string
  /** The name of the admin who impersonates this person. */
  impersonator?: string
  /** The account token for `Authorization`, in memory only, and its lifetime in seconds. */
  token?: string
  tokenSeconds?: number
}

/** One page of the release as the router knows it, for the visitor's role. */
export type RouteInfo = {
  path: string
  frame: 'default' | 'fullscreen'
  types: string[]
  /** In the visitor's language; lists of pages fall back to the text of the path. */
  title?: string
}

/** What the first HTML carries besides the payload: the host's configuration, theme, space and session. */
export type Boot = {
  build: string
  release: string
  env: 'localhost' | 'production'
  gateway: string
  /** Local hosts show the host panel and the debug console. */
  local: boolean
  locale: Locale
  /**
   * When the gateway made this (ISO 8601). Views read the year and day from it, because server and browser must agree.
   */
  now?: string
  site: {
    id: string
    /** The site whose admins create and change all others; sent only to those admins. */
    isOperator?: boolean
    siteName: string
    siteFavicon: string
    key: string
    /** `Authorization` for reading files as a guest: it gives access to public ones only. */
    publicToken: string
    hostname: string
    spaceId: string
    clusterId?: string
    theme: string
    /** Keywords of the theme that blocks read: the shape of buttons, cards and headings. */
    shape: { button: string; card: string; heading: string }
  }
  space: Localised<Space>
  session: SessionInfo
  /**
   * Signs calls; only in documents of signed-in people. A document shared between visitors gets a key with its first
   * call.
   */
  callKey?: CallKey
  routes: RouteInfo[]
  /** Maps patterns to the visitor's language (`localAddress`); absent where no page has an address in that language. */
  addresses?: Record<string, string>
  /** In a document opened by a preview link, the link's token; empty where the link shows nothing (any more). */
  preview?: string
  /**
   * In a document that the device retained (`GET /offline{path}`): it is nobody's, and its session names only the lowest
   * role that may open the page.
   */
  offline?: true
  /**
   * Header, subheader and footer, and the workspace for those who see it; their style rules are already in the
   * document's head.
   */
  slots: { header: RenderRow[]; subheader: RenderRow[]; footer: RenderRow[]; workspace?: RenderRow[] }
  /** Entries of the workspace, in its order; only for those who see it. */
  workspace?: WorkspaceLink[]
  assets: Record<string, Asset>
  /**
   * In the builder's document, whose `slots` are those of guests: the other values guests get, next to the manager's.
   */
  guests?: Omit<SeenFrame, 'slots' | 'css'>
}

/**
 * The fields of the boot that depend on role, language or moment, with the style rules of the slots: the frame around a
 * page as another person sees it.
 */
export type SeenFrame = Pick<Boot, 'locale' | 'now' | 'space' | 'routes' | 'addresses' | 'slots' | 'assets'> & {
  css: string
}
