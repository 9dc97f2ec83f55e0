import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fillPath, pathParams } from '@schemas/layout/path'
import { guest } from '../auth/session'
import type { Tokens } from '../auth/tokens'
import { attribute } from '../pages/document'
import { languageAddresses } from '../pages/language-addresses'
import { listedAddresses } from '../pages/listed-addresses'
import { mayMiss } from '../pages/may-miss'
import { type OpenPages, pageAddresses } from '../pages/site-pages'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import { type Located, makeContext } from './request-context'

type LocatedSite = Located & { site: Site; home: string }
type Deps = { services: Services; tokens: Tokens; siteOf: (request: FastifyRequest) => Promise<LocatedSite> }
type Visit = { request: FastifyRequest; reply: FastifyReply; located: LocatedSite }

/** What search engines may know of a site: the addresses that answer a guest with a page. */
export function registerSitemap(app: FastifyInstance, { services, tokens, siteOf }: Deps): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const located = await siteOf(request)
    const entries = located.site.isUnreleased ? [] : await entriesOf({ request, reply, located })
    return (
      reply
        .type('application/xml; charset=utf-8')
        // Requested again each time: what is no longer live leaves it at once.
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`,
        )
    )
  })

  async function entriesOf(visit: Visit): Promise<string[]> {
    const { site, home } = visit.located
    const pages = services.pages.of(site)
    const listed = new Map(
      (await services.withSite(site.id, (tx) => listedAddresses(tx, site)))
        .filter(({ path }) => isPublic(pages, path))
        .map((entry) => [entry.path, entry] as const),
    )
    return [...new Set([...(await ownPaths(visit, pages)), ...listed.keys()])].flatMap((path) => {
      const own = listed.get(path)
      const found = pages.addresses.hasOwn ? pages.addresses.find(path) : undefined
      const { of, alternates } = languageAddresses({
        home,
        path,
        own: found?.kind === 'page' ? pageAddresses(pages, found, site) : {},
        offered: site.space.locales,
        ...(own ? { existing: own.languages } : {}),
      })
      const changed = own && `<lastmod>${own.changedAt.toISOString()}</lastmod>`
      const others = alternates
        .filter(({ lang }) => lang !== 'x-default')
        .map(({ lang, href }) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${attribute(href)}"/>`)
      return [...new Set(site.space.locales.map(of))].map(
        (href) => `<url><loc>${attribute(href)}</loc>${changed ?? ''}${others.join('')}</url>`,
      )
    })
  }

  /** Addresses of the site's pages; those that need data are opened, since their sample may not exist here. */
  async function ownPaths({ request, reply, located }: Visit, pages: OpenPages): Promise<string[]> {
    const { site } = located
    const own = await makeContext({ request, reply, located, services, tokens, by: 'cookie' })
    const context = { ...own, session: guest }
    const paths: string[] = []
    for (const pattern of pages.patterns) {
      const page = pages.page(pattern)
      const params = pathParams(pattern).length === 0 ? {} : page?.sample
      if (!page || !params || pattern.startsWith('/user/')) continue
      const path = fillPath(pattern, params)
      // An organisation's home leads to its dashboard.
      if (!isPublic(pages, path) || (path === '/' && site.clusterId)) continue
      const sample = { context, pathname: path, query: {} }
      if (!mayMiss(page, params) || (await services.pages.payload(sample)).status === 200) paths.push(path)
    }
    return paths
  }
}

/** Whether the page at an address is for everyone, search engines too. */
function isPublic(pages: OpenPages, path: string): boolean {
  const found = pages.addresses.find(path)
  const page = found?.kind === 'page' ? pages.page(found.path) : undefined
  return page?.access === 'guest' && !page.noindex
}
