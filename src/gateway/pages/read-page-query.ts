import { previewParameter } from '@schemas/layout/preview-address'
import { pickParameters } from '@schemas/layout/query-parameters'
import type { Site } from '../platform/sites'
import type { PageDeps } from './page-deps'
import { documentParameters } from './page-parameters'
import type { PageQuery, PageRequest } from './page-response'

const slotNames = ['header', 'subheader', 'footer', 'workspace'] as const

/** What of a query the page at an address reads, with the frame around it. */
export function readPageQuery(
  { of }: PageDeps,
  site: Site,
  { pathname, query }: Pick<PageRequest, 'pathname' | 'query'>,
): PageQuery {
  const pages = of(site)
  const match = pages.addresses.find(pathname)
  const page = match?.kind === 'page' ? pages.page(match.path) : undefined
  const documents = [page, ...slotNames.map((slot) => pages.slot(slot))].filter((document) => document !== undefined)
  const parameters = page ? documents.map(documentParameters) : []
  const own = pickParameters(query, [...parameters.flatMap(({ names }) => names), previewParameter])
  return {
    query: own,
    isSecret: parameters.some(({ secrets }) => secrets.some((name) => name in own)),
    isVaried: Object.keys(own).length > 0 || (match?.kind === 'page' && Object.keys(match.params).length > 0),
  }
}
