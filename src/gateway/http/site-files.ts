import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { itemOf } from '@schemas/layout/item-asset'
import { fillPath, pathParams } from '@schemas/layout/path'
import { pickText } from '@schemas/layout/pick-text'
import type { Tokens } from '../auth/tokens'
import { primaryOrigin } from '../pages/head'
import { languageAddresses } from '../pages/language-addresses'
import { listedAddresses } from '../pages/listed-addresses'
import { pageAddresses } from '../pages/site-pages'
import { attribute } from '../pages/document'
import type { Services } from '../services'
import { appearanceOf } from '../themes/appearance'
import { themeColors } from '@schemas/layout/theme-css'
import { CallError } from '../errors/call-error'
import { item } from '../db/item-tables'
import type { ClientBuild } from './client-build'
import { sendObject } from './object-answer'
import { earlyMessage, refusalMessages } from '../call/refusals'
import { locate } from './request-context'

type Deps = { services: Services; build: ClientBuild; tokens: Tokens }

/** Files at the same address on every site: favicon, manifest, robots.txt and sitemap.xml. */
export function registerSiteFiles(app: FastifyInstance, { services, build }: Deps): void {
  const siteOf = async (request: Parameters<typeof locate>[0]) => {
    const located = await locate(request, services)
    if (!located.site) throw new CallError('not_found', earlyMessage(request, refusalMessages.noSite))
    return { ...located, site: located.site, home: primaryOrigin(located.origin, located.site.primaryHost) }
  }
  /** The file along the theme's chain, so that a pack without a favicon uses its parent's. */
  const themeFile = (theme: string, file: string) =>
    services.themes
      .chain(theme)
      .map((pack) => build.asset(`themes/${pack.theme.name}/assets/${file}`))
      .find(Boolean)

  app.get('/favicon.svg', async (request, reply) => {
    const { site } = await siteOf(request)
    if (site.favicon)
      return reply.header('cache-control', 'no-cache').redirect(`/favicon.png?icon=${site.favicon}`, 302)
    const file = themeFile(site.theme.homepage, 'favicon.svg')
    if (!file) throw new CallError('not_found', earlyMessage(request, refusalMessages.noIcon))
    return reply.header('cache-control', 'public, max-age=86400').redirect(file, 302)
  })
  // The site's own icon: the square rendered from the upload.
  app.get('/favicon.png', async (request, reply) => {
    const { site } = await siteOf(request)
    const id = site.favicon === undefined ? undefined : itemOf(site.favicon)
    const [row] =
      id === undefined
        ? []
        : await services.withSite(site.id, (tx) =>
            tx.select({ key: item.storageKey }).from(item).where(eq(item.id, id)),
          )
    const sent =
      row?.key &&
      (await sendObject(request, reply, services.store, row.key, { 'cache-control': 'public, max-age=86400' }))
    if (!sent) throw new CallError('not_found', earlyMessage(request, refusalMessages.noIcon))
    return sent
  })
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 302))

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { site } = await siteOf(request)
    const { theme } = appearanceOf(site, services.themes)
    const { bg } = themeColors(theme)
    const scheme = theme.scheme === 'dark' ? 'dark' : 'light'
    const name = pickText(site.name, site.space.locales[0] ?? 'th')
    const own = site.favicon && { src: `/favicon.png?icon=${site.favicon}`, sizes: '512x512', type: 'image/png' }
    const icons = own
      ? [own]
      : [192, 512].flatMap((size) => {
          const src = themeFile(site.theme.homepage, `icon-${size}.png`)
          return src ? [{ src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' }] : []
        })
    return reply.type('application/manifest+json').header('cache-control', 'public, max-age=3600').send({
      name,
      short_name: name,
      lang: site.space.locales[0],
      start_url: '/',
      display: 'standalone',
      background_color: bg[scheme],
      theme_color: bg[scheme],
      icons,
    })
  })

  app.get('/robots.txt', async (request, reply) => {
    const { home } = await siteOf(request)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /account/\nDisallow: /user/\nSitemap: ${home}/sitemap.xml\n`)
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const { site, home } = await siteOf(request)
    const pages = services.pages.of(site)
    const addresses = pages.patterns.flatMap((pattern) => {
      const page = pages.page(pattern)
      if (!page || page.access !== 'guest' || page.noindex || pattern.startsWith('/user/')) return []
      if (pathParams(pattern).length === 0) return [fillPath(pattern, {})]
      return page.sample ? [fillPath(pattern, page.sample)] : []
    })
    const listed = new Map(
      (await services.withSite(site.id, (tx) => listedAddresses(tx, site))).map(
        (entry) => [entry.path, entry] as const,
      ),
    )
    const all = [...new Set([...addresses, ...listed.keys()])]
    const entries = all.flatMap((path) => {
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
}
