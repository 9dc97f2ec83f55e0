import { createHash } from 'node:crypto'
import { fillPath, pathParams } from '@schemas/layout/path'
import { roles } from '@schemas/layout/role'
import { pino } from 'pino'
import type { Site } from './platform/sites'
import { readThemes } from './themes/themes'
import { siteFiles, themeFiles } from './themes/theme-files'
import { sitePages } from './pages/site-pages'

export type ServedRoute = {
  site: string
  path: string
  access: string
  frame: string
  views: string[]
  sample: string
  types: string[]
  /** Equal where sites show the same document. */ document: string
}

/** Every route of the demo sites, from their theme packs: access, frame, views and a sample address. */
export function listRoutes(): ServedRoute[] {
  const themes = readThemes(themeFiles)
  const log = pino({ level: 'silent' })
  return Object.entries(siteFiles)
    .filter(([file]) => file.endsWith('/site/site.json'))
    .flatMap(([, json]) => {
      const siteFile = JSON.parse(json) as Site & { id: string }
      const site = { ...siteFile, release: { no: 1, content: {} }, stamp: '' } as Site
      const pages = sitePages(site, themes, log)
      return pages.patterns.flatMap((path): ServedRoute[] => {
        const page = pages.page(path)
        if (!page) return []
        const types = new Set<string>()
        JSON.stringify(page.views, (key, value: unknown) => {
          if (key === 'type' && typeof value === 'string' && value.includes('/')) types.add(value)
          return value
        })
        const sample = pathParams(path).length === 0 ? path : page.sample ? fillPath(path, page.sample) : ''
        return [
          {
            site: site.id,
            path,
            access: page.access,
            frame: page.frame,
            views: roles.filter((role) => page.views[role]),
            sample,
            types: [...types].sort(),
            document: createHash('sha256').update(JSON.stringify(page)).digest('base64url'),
          },
        ]
      })
    })
}
