import { fileURLToPath, pathToFileURL } from 'node:url'
import { showsTestArea } from '../support/test-areas'
import { hasRole, type Role, roles } from '@schemas/layout/role'

type ServedRoute = {
  site: string
  path: string
  access: Role
  frame: string
  views: Role[]
  sample: string
  types: string[]
  document: string
}

/** One page to visit: its name in the plan and the report, its address, and the expected status for each role. */
export type VisitedPage = {
  name: string
  site: string
  address: string
  status: number
  allowed: readonly Role[]
  refused: readonly Role[]
  /** Sites that show the same document share one plan of visits: the index of this one, and their number. */ shared?: {
    key: string
    at: number
    of: number
  }
  /** Shows every block with all its examples, one below the other. */ repeats: boolean
}

/** Every page that the build's demo sites serve, each at its sample address, and each site's error page. */
export async function visitedPages(): Promise<VisitedPage[]> {
  const file = fileURLToPath(new URL('../../dist/gateway/routes.js', import.meta.url))
  const { listRoutes } = (await import(pathToFileURL(file).href)) as { listRoutes: () => ServedRoute[] }
  const routes = listRoutes()
  const unreachable = routes.filter((route) => !route.sample)
  if (unreachable.length > 0)
    throw new Error(
      `Pages with parameters need a sample address: ${unreachable.map((route) => `${route.site} ${route.path}`).join(', ')}`,
    )
  const sites = [...new Set(routes.map((route) => route.site))]
  return [
    ...routes
      .filter(({ types }) => showsTestArea(types))
      .map(({ site, path, access, sample, document }): VisitedPage => {
        const alike = routes
          .filter((route) => route.path === path && route.document === document)
          .map((route) => route.site)
        const shared = alike.length > 1 ? { shared: { key: path, at: alike.indexOf(site), of: alike.length } } : {}
        return {
          name: `${site} ${path}`,
          site,
          address: sample,
          status: 200,
          allowed: roles.filter((role) => hasRole(role, access)),
          refused: roles.filter((role) => !hasRole(role, access)),
          repeats: path === '/demo/element',
          ...shared,
        }
      }),
    ...(process.env.TEST_AREA ? [] : sites).map((site, at): VisitedPage => ({
      name: `${site} error page`,
      site,
      address: '/no-such-page/at/all',
      status: 404,
      allowed: roles,
      refused: [],
      repeats: false,
      shared: { key: 'error page', at, of: sites.length },
    })),
  ]
}
