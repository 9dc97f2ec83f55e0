import { and, asc, eq } from 'drizzle-orm'
import { call } from '@schemas/site/calls/api/site-config'
import { roles } from '@schemas/layout/role'
import { fillPath, pathParams } from '@schemas/layout/path'
import { pickText } from '@schemas/layout/pick-text'
import { release, siteHost } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'
import { describeHost } from '@gateway/pages/describe-host'
import { menusOf } from '@gateway/pages/site-menus'

export const handler = handle(call, async ({ tx, site, services, locale }) => {
  const { themes, settings } = services
  const { hosts, published } = await tx(async (db) => ({
    hosts: await db.select({ hostname: siteHost.hostname }).from(siteHost).orderBy(asc(siteHost.hostname)),
    published: (
      await db
        .select({ note: release.note, at: release.publishedAt })
        .from(release)
        .where(and(eq(release.siteId, site.id), eq(release.no, site.release.no)))
    )[0],
  }))
  const pages = services.pages.of(site)
  const { pages: overriddenPages = {}, slots: overriddenSlots = {} } = site.release.content
  return {
    hostData: describeHost(site, themes),
    hosts: hosts.map((host) => host.hostname),
    primaryHost: site.primaryHost,
    space: {
      id: site.space.id,
      name: pickText(site.space.name, locale),
      locales: site.space.locales,
      timeZone: site.space.timeZone,
      menus: Object.keys(menusOf(site, locale)),
    },
    release: {
      no: site.release.no,
      note: published?.note ?? '',
      publishedAt: (published?.at ?? new Date(0)).toISOString(),
      overriddenPages: Object.keys(overriddenPages),
      overriddenSlots: Object.keys(overriddenSlots),
    },
    themes: themes.chain(site.theme.homepage).map((pack) => ({
      name: pack.theme.name,
      ...(pack.theme.parent ? { parent: pack.theme.parent } : {}),
      title: pickText(pack.theme.title, locale),
      pages: pack.pages.size,
    })),
    routes: pages.patterns.flatMap((path) => {
      const page = pages.page(path)
      if (!page) return []
      const needed = pathParams(path)
      const sample =
        needed.length > 0 && page.sample && needed.every((name) => page.sample?.[name] !== undefined)
          ? { sample: fillPath(path, page.sample) }
          : {}
      const from =
        path in overriddenPages
          ? `release ${site.release.no}`
          : (themes.page(site.theme.homepage, path)?.from ?? site.theme.homepage)
      return [
        {
          path,
          frame: page.frame,
          access: page.access,
          views: roles.filter((role) => page.views[role]),
          from,
          ...sample,
        },
      ]
    }),
    settings: [
      { name: 'APP_ENV', value: settings.env },
      { name: 'NODE_ENV', value: settings.production ? 'production' : 'development' },
      { name: 'DATABASE', value: services.engine },
      { name: 'SEED_DEMO', value: settings.seedDemo ? '1' : '0' },
      { name: 'GATEWAY_ORIGIN', value: settings.gatewayOrigin },
      { name: 'OPERATOR_SITE', value: settings.operatorSite === site.id ? site.id : '—' },
    ],
    build: services.build,
  }
})
