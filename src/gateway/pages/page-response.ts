import type { Boot } from '@schemas/boot'
import type { DataResult } from '@schemas/block'
import type { Asset } from '@schemas/layout/image'
import type { Locale } from '@schemas/layout/locale'
import type { ErrorInfo, Payload, RenderTree } from '@schemas/layout/render'
import type { Role } from '@schemas/layout/role'
import type { DocumentSlot } from '@schemas/layout/theme-slots'
import type { CallContext } from '../call/handle'
import type { Site } from '../platform/sites'
import type { DocumentAssets } from './document'
import type { WantedCall } from './wanted-call'
import type { OpenPages, SitePages } from './site-pages'

/** `query` is all of it: what a redirect carries on. What a page reads of it is less. */
export type PageRequest = {
  context: CallContext
  pathname: string
  query: Record<string, string>
  /** Why a password did not open the page. */ refusal?: string | undefined
}

/**
 * A payload and who may share it: `shared` until `until` (ms) by every visitor of the same role and locale. A `secret`
 * one must not be cached anywhere, not even by browsers.
 */
export type PageResponse = { payload: Payload; status: number; shared: boolean; until: number; secret?: boolean }

export type Booted = { boot: Boot; css: string; documentAssets: DocumentAssets; until: number }

/**
 * Of a query what the page at an address reads. `isVaried`: visitors choose among any number of answers there, by the
 * query or by the address itself. `isSecret`: the query is a key to what is shown.
 */
export type PageQuery = { query: Record<string, string>; isVaried: boolean; isSecret: boolean }

export type Pages = {
  /** What of a query counts at an address. A page is cached by nothing else of it. */
  read: (site: Site, request: Pick<PageRequest, 'pathname' | 'query'>) => PageQuery
  payload: (request: PageRequest) => Promise<PageResponse>
  /**
   * The page at an address as a device retains it: for the lowest role that may open it, without the data of its blocks.
   * Undefined where no page is marked so.
   */
  offline: (request: PageRequest) => Promise<{ payload: Payload; role: Role } | undefined>
  /** Where an address leads within the site, without its content: for editors. */
  place: (request: PageRequest) => Promise<PageResponse>
  boot: (context: CallContext) => Promise<Booted>
  bootAt: (context: CallContext, moment: number) => Promise<Booted>
  slotTree: (options: {
    site: Site
    slot: DocumentSlot
    theme?: string
    role: Role
    locale: Locale
    now: number
  }) => Promise<RenderTree | null>
  /** The pages that visitors have at this moment. */
  of: (site: Site) => OpenPages
  /** All pages of the release, including offline ones. */
  all: (site: Site) => SitePages
  /**
   * Finds named pictures and files of the site: its themes', with this build's addresses, and the uploads passed to
   * `loadUploads`.
   */
  assets: (site: Site, locale: Locale) => (name: string) => Asset | undefined
  /** Loads the uploads that JSON names, so that `assets` finds them. False when the database did not answer. */
  loadUploads: (site: Site, values: unknown) => Promise<boolean>
  /** Outcomes of the blocks' calls, in order, with the pictures that they name. */
  data: (
    context: CallContext,
    calls: readonly WantedCall[],
  ) => Promise<{ outcomes: DataResult[]; assets: RenderTree['assets'] }>
  /** A redirect to another address of the same site. */
  redirected: (request: Pick<PageRequest, 'pathname' | 'query'>, to: string) => PageResponse
  /** The error page for a status and message. */
  errorPayload: (request: PageRequest, error: ErrorInfo) => Promise<PageResponse>
}
