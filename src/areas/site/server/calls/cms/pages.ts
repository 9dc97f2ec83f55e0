import { call } from '@schemas/site/calls/cms/pages'
import { pathParams } from '@schemas/layout/path'
import { hasRole } from '@schemas/layout/role'
import { pickText } from '@schemas/layout/pick-text'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, services, site, session, locale }) => {
  const { below, deep, paths, except, sort, limit } = input
  const pages = services.pages.of(site)
  const known = new Set(pages.patterns)
  const named = paths === undefined ? undefined : [...new Set([paths].flat())].filter((path) => known.has(path))
  const found = (named ?? pages.patterns.filter((path) => isBelow(path, below ?? '/', deep))).flatMap((path) => {
    // A page with parameters has no single address; an organisation's home redirects.
    const page =
      path === except || pathParams(path).length > 0 || (path === '/' && site.clusterId) ? undefined : pages.page(path)
    if (!page || page.noindex || !hasRole(session.role, page.access)) return []
    const description = pickText(page.description, locale)
    const { image } = page
    return [
      {
        path,
        title: pickText(page.title, locale),
        ...(description ? { description } : {}),
        ...(image ? { image: { asset: image.asset, ...(image.focus ? { focus: image.focus } : {}) } } : {}),
      },
    ]
  })
  const collator = new Intl.Collator(locale, { numeric: true })
  if (sort === 'given' && !named) found.sort((a, b) => collator.compare(a.path, b.path))
  if (sort !== 'given') found.sort((a, b) => collator.compare(a.title, b.title))
  if (sort === 'newest') {
    // An unchanged theme page was never published by a person.
    const publishedAt = (path: string) => site.release.content.decided?.[`page:${path}`] ?? ''
    found.sort(
      (a, b) => Number(publishedAt(a.path) < publishedAt(b.path)) - Number(publishedAt(a.path) > publishedAt(b.path)),
    )
  }
  return { pages: found.slice(0, limit) }
})

function isBelow(path: string, above: string, deep: boolean): boolean {
  const start = above.endsWith('/') ? above : `${above}/`
  return path.length > start.length && path.startsWith(start) && (deep || !path.slice(start.length).includes('/'))
}
