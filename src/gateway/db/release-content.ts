import type { ReleaseTokens } from '@schemas/editor/entities/theme'
import type { PageOpen } from '@schemas/layout/page-open'
import type { MovedTo } from '@schemas/layout/site-addresses'

/**
 * A release's change of one document: other content (null: as the theme has it), or a page that is gone, to another
 * address or for good; under the key `theme`, the theme tokens from then on.
 */
export type ReleaseChange = { key: string; version: number } & (
  | { content: unknown }
  | { gone: true; movedTo?: string }
  | { tokens: ReleaseTokens }
)

/**
 * Pages, slots and sections by path, name or id, as documents; unparsed JSON until the page is requested. A null page
 * is gone although the theme has it; a null section was removed. `redirects` lead from former patterns to the pages,
 * and nowhere while these are gone. `versions` tells which draft a document came from (and for `theme:name`, the
 * theme's edition), `decided` when its shown state was published or withdrawn, `changed` what the release changed of
 * the previous one, by document key. `backTo` is the number of the release that it shows again, `openings` when
 * visitors have pages of which only that was changed (null: always).
 */
export type ReleaseContent = {
  pages?: Record<string, unknown>
  slots?: Record<string, unknown>
  sections?: Record<string, unknown>
  tokens?: Record<string, unknown>
  redirects?: Record<string, MovedTo>
  versions?: Record<string, number>
  decided?: Record<string, string>
  changed?: string[]
  backTo?: number
  openings?: Record<string, PageOpen | null>
}
