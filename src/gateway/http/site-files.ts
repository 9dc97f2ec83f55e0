import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { itemOf } from '@schemas/layout/item-asset'
import { pickText } from '@schemas/layout/pick-text'
import type { Tokens } from '../auth/tokens'
import { primaryOrigin } from '../pages/head'
import type { Services } from '../services'
import { appearanceOf } from '../themes/appearance'
import { themeColors } from '@schemas/layout/theme-css'
import { CallError } from '../errors/call-error'
import { item } from '../db/item-tables'
import type { ClientBuild } from './client-build'
import { sendObject } from './object-answer'
import { earlyMessage, refusalMessages } from '../call/refusals'
import { locate } from './request-context'
import { registerSitemap } from './sitemap'

type Deps = { services: Services; build: ClientBuild; tokens: Tokens }

/** Files at the same address on every site: favicon, manifest, robots.txt and sitemap.xml. */
export function registerSiteFiles(app: FastifyInstance, { services, build, tokens }: Deps): void {
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

  for (const name of ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'])
    app.get(name, async (request, reply) => {
      const { site } = await siteOf(request)
      const icon = site.favicon ? `/favicon.png?icon=${site.favicon}` : themeFile(site.theme.homepage, 'icon-192.png')
      if (!icon) throw new CallError('not_found', earlyMessage(request, refusalMessages.noIcon))
      return reply.header('cache-control', site.favicon ? 'no-cache' : 'public, max-age=86400').redirect(icon, 302)
    })
  // Where managers of passwords look for the form that changes one.
  app.get('/.well-known/change-password', async (request, reply) => {
    await siteOf(request)
    return reply.header('cache-control', 'public, max-age=3600').redirect('/user/profile#security', 302)
  })

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
    const { site, home } = await siteOf(request)
    reply.type('text/plain; charset=utf-8')
    // Requested again each time: the site's first own release opens it.
    if (site.isUnreleased) return reply.header('cache-control', 'no-cache').send('User-agent: *\nDisallow: /\n')
    return reply
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /account/\nDisallow: /user/\nSitemap: ${home}/sitemap.xml\n`)
  })
  registerSitemap(app, { services, tokens, siteOf })
}
