import type { AnyBlock } from '@schemas/block'
import { fillPath, pathParams } from '@schemas/layout/path'
import { hasRole, type Role, roles } from '@schemas/layout/role'
import type { Page } from '@schemas/layout/page'
import { credentials, type Caller } from '@tests/support/caller'
import { ask, type TestGateway } from '@tests/support/gateway'
import type { Ids } from './make-rows'

/** All callers: of alpha, the called site, and of beta. */
export const callers: Caller[] = ['alpha', 'beta'].flatMap((site) =>
  roles.filter((role) => role !== 'guest' || site === 'alpha').map((role) => ({ role, site })),
)
/** A caller's role on alpha: another site's account is a guest there. */
export const roleOnAlpha = ({ role, site }: Caller): Role => (site === 'alpha' ? role : 'guest')

/** The payload of an address of alpha, which holds everything the page is made of. */
async function payloadOf(
  gateway: TestGateway,
  address: string,
  cookie: string | undefined,
  host = 'alpha.localhost',
): Promise<{ status: number; redirect: string | undefined; body: string }> {
  const [path = '', query] = address.split('?')
  const answer = await ask(gateway, `${path === '/' ? '' : path}/_payload.json${query ? `?${query}` : ''}`, {
    host,
    ...(cookie ? { cookie } : {}),
  })
  return {
    status: answer.statusCode,
    redirect: answer.headers['content-type']?.toString().includes('json')
      ? answer.json<{ redirect?: string }>().redirect
      : undefined,
    body: answer.body,
  }
}

/**
 * Alpha's pages by pattern, as its gateway reads them. Their access rules are recorded before a test can remove any.
 */
export async function pagesOf(gateway: TestGateway): Promise<{ pattern: string; page: Page; access: Role }[]> {
  const site = await gateway.services.sites.byId('alpha')
  if (!site) throw new Error('alpha is missing')
  const pages = gateway.services.pages.of(site)
  return pages.patterns.flatMap((pattern) => {
    const page = pages.page(pattern)
    return page ? [{ pattern, page, access: page.access }] : []
  })
}

type VisitedPage = Pick<Awaited<ReturnType<typeof pagesOf>>[0], 'pattern' | 'page' | 'access'>

/**
 * Asks pages as everyone of both sites: who may see one sees it, who may not is sent to sign in or refused. A port
 * of its own bypasses the cached responses.
 */
export async function violationsOfPages(
  gateway: TestGateway,
  requested?: readonly VisitedPage[],
  host?: string,
): Promise<string[]> {
  const violations: string[] = []
  // One session each is enough: no page ends one.
  const sessions = await Promise.all(
    callers.map(async (caller) => ({ caller, ...(await credentials(gateway, caller)) })),
  )
  for (const { pattern, page, access } of requested ?? (await pagesOf(gateway))) {
    const address = pathParams(pattern).length === 0 ? pattern : page.sample && fillPath(pattern, page.sample)
    if (!address) continue
    for (const { caller, cookie } of sessions) {
      const role = roleOnAlpha(caller)
      const { status, redirect } = await payloadOf(gateway, address, cookie, host)
      const isToSignIn = redirect !== undefined && /^\/(?:cluster\/)?user\/login\?to=/.test(redirect)
      // The content of a page with parameters, or of one that is about one event, may be missing; access is decided first.
      const mayMiss = address !== pattern || JSON.stringify(page).includes('"pageOf":')
      const isSeen = !isToSignIn && (status === 200 || (status === 404 && mayMiss))
      const isRight = hasRole(role, access) ? isSeen : role === 'guest' ? isToSignIn : status === 403
      if (!isRight)
        violations.push(
          `${address} as ${caller.role} of ${caller.site}: answered ${status}${redirect === undefined ? '' : ` to ${redirect}`}, and the page is for ${access}`,
        )
    }
  }
  return violations
}

/** The query parameters that blocks of pages read on the server, and those they read in the browser. */
const schemas = import.meta.glob<string>('/blocks/*/*/schema.ts', { eager: true, query: '?raw', import: 'default' })
const declared = import.meta.glob<AnyBlock>('/blocks/*/*/schema.ts', { eager: true, import: 'schema' })
/** A list's cursor and order: no id belongs there, and a wrong cursor hides what the other parameters show. */
const isOfOrder = (name: string) => name === 'after' || name === 'sort'
export const queryNames = [
  ...new Set([
    ...Object.values(declared).flatMap(({ query }) =>
      typeof query === 'object' ? query.filter((name) => !isOfOrder(name)) : [],
    ),
    ...Object.values(schemas).flatMap((text) =>
      [...text.matchAll(/\bquery\.(\w+)|\bvalue\('(\w+)'\)/g)].map((found) => found[1] ?? found[2] ?? ''),
    ),
    'code',
    'folder',
    'member',
    'thread',
    'to',
    'token',
    'who',
  ]),
].sort()

/**
 * Puts ids into an address's parameters and query: another site's shows the same as an unknown one, and nothing of
 * another site is on any page. `kindsOf` chooses the kinds for the page at that index.
 */
export async function violationsOfParameters(
  gateway: TestGateway,
  ids: Record<string, Ids>,
  requested: readonly VisitedPage[],
  kindsOf: (at: number) => readonly string[],
): Promise<string[]> {
  const violations: string[] = []
  const sessions = await Promise.all(
    roles.map(async (role) => ({ role, ...(await credentials(gateway, { role, site: 'alpha' })) })),
  )
  const foreigns = Object.values(ids)
    .filter(({ foreign, shownBy }) => foreign.length > 7 && shownBy !== 'all')
    .map(({ foreign }) => foreign)
  for (const [at, { pattern, access }] of requested.entries()) {
    const who = sessions.find(({ role }) => role === access)
    for (const kind of kindsOf(at)) {
      const known = ids[kind]
      if (!known) continue
      const params = pathParams(pattern)
      const addresses = (id: string) => [
        ...(params.length > 0
          ? [fillPath(pattern, Object.fromEntries(params.map((name) => [name, encodeURIComponent(id)])))]
          : [`${pattern}?${new URLSearchParams(queryNames.map((name) => [name, id]))}`]),
        // A post's slug comes after its category's.
        ...(params.length === 2
          ? [fillPath(pattern, { [params[0] ?? '']: 'news', [params[1] ?? '']: encodeURIComponent(id) })]
          : []),
      ]
      const shown = async (id: string) =>
        Promise.all(
          addresses(id).map(async (address) => {
            const { status, body } = await payloadOf(gateway, address, who?.cookie)
            return { status, body: without(body, id) }
          }),
        )
      const [foreignAnswers, unknownAnswers] = [await shown(known.foreign), await shown(known.unknown)]
      for (const [index, their] of foreignAnswers.entries()) {
        const nobody = unknownAnswers[index]
        if (their.status !== nobody?.status || their.body !== nobody.body)
          violations.push(
            `${pattern} (${access}): ${kind} of another site shows ${their.status}, one of nobody ${nobody?.status}`,
          )
        const seen = foreigns.filter((id) => id !== known.foreign && their.body.includes(id))
        if (seen.length > 0) violations.push(`${pattern} (${access}): shows ${seen.join(', ')} of another site`)
      }
    }
  }
  return violations
}

/** The text without the id, however often an address has encoded it again. */
function without(body: string, id: string): string {
  const spellings = [
    id,
    encodeURIComponent(id),
    encodeURIComponent(encodeURIComponent(id)),
    new URLSearchParams({ id }).toString().slice(3),
  ]
  return spellings
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, spelling) => text.replaceAll(spelling, '{id}'), body)
}
