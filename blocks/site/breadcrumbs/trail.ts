import type { LinkTarget } from '@schemas/layout/link-target'
import { findPath } from '@schemas/layout/path'
import { useBoot, usePage } from '@kit/boot'
import { labelOfPath } from '@kit/ui/menu/path-label'

export type Breadcrumb = { label: string; link?: LinkTarget | undefined }

/**
 * Breadcrumbs of the page's address: steps that are pages of the release are links; the last is named like the page.
 */
export function useTrail(): Breadcrumb[] {
  const { routes, space, site } = useBoot()
  const page = usePage()
  if (!page || page.path === '/') return []
  const segments = page.path.split('/').filter(Boolean)
  const paths = segments.map((_, at) => `/${segments.slice(0, at + 1).join('/')}`)
  const patterns = routes.map((route) => route.path)
  return paths.flatMap((path, at): Breadcrumb[] => {
    if (at === paths.length - 1)
      return [
        { label: withoutSite(page.head.title, site.siteName, space.name) || labelOfPath(path, space.menus, routes) },
      ]
    return findPath(patterns, path) ? [{ label: labelOfPath(path, space.menus, routes), link: { to: path } }] : []
  })
}

/** A document title ends with the site's name after a dash or a bar; a breadcrumb does not. */
function withoutSite(title: string, ...names: string[]): string {
  for (const name of names) {
    if (!title.endsWith(` ${name}`)) continue
    const before = title.slice(0, -name.length - 1)
    if (/\s[·|–—-]$/.test(before)) return before.slice(0, -1).trimEnd()
  }
  return title
}
