import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { namedSecrets } from '@gateway/auth/secrets'
import { createTokens } from '@gateway/auth/tokens'
import { describeSession, openSession } from '@gateway/auth/session'
import { withSite } from '@gateway/db/scope'
import { person } from '@gateway/db/tables'
import type { AnyCall } from '@schemas/call'
import type { Role } from '@schemas/layout/role'
import { ask, testSecret, type TestGateway } from './gateway'

export type Caller = { role: Role; site: string }

/**
 * Cookie and account token of a new session of a demo person, without the cost of a sign-in. A guest has none.
 * `actedBy`: the id of an admin who impersonates the person.
 */
export async function credentials(
  { database }: TestGateway,
  { role, site }: Caller,
  actedBy?: string,
): Promise<{ cookie?: string; token?: string }> {
  if (role === 'guest') return {}
  const tokens = createTokens(namedSecrets(testSecret))
  return withSite(database, site, async (tx) => {
    const [found] = await tx
      .select({ id: person.id })
      .from(person)
      .where(and(eq(person.email, `${role}@${site}.example`), eq(person.status, 'active')))
    const { session, cookie } = await openSession(tx, tokens, site, found?.id ?? '', {
      userAgent: 'test',
      ...(actedBy ? { via: 'bypass', impersonatedBy: actedBy } : {}),
    })
    const { token = '' } = await describeSession(session, tokens, site)
    return { cookie: `_account=${cookie}`, token }
  })
}

/** Calls according to its contract: parameters in the path, the rest in the query or the body. */
export async function askCall(
  gateway: TestGateway,
  call: AnyCall,
  input: Record<string, unknown>,
  {
    host = 'alpha.localhost',
    headers: extraHeaders,
    ...who
  }: { host?: string; cookie?: string; token?: string; from?: string; headers?: Record<string, string> } = {},
) {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name]
    delete rest[name]
    // No address can contain half a surrogate pair.
    return encodeURIComponent(String(value).toWellFormed())
  })
  const inQuery = Object.entries(rest).filter(([name]) => call.method === 'GET' || call.query?.includes(name))
  const query = new URLSearchParams(inQuery.map(([name, value]): [string, string] => [name, String(value)]))
  for (const [name] of inQuery) delete rest[name]
  // Each call gets its own idempotency key, unless the test names one.
  const headers = { ...(call.idempotent ? { 'idempotency-key': randomUUID() } : {}), ...extraHeaders }
  return ask(gateway, query.size > 0 ? `${path}?${query}` : path, {
    host,
    ...who,
    headers,
    ...(call.method === 'GET' ? {} : { method: call.method, body: rest }),
  })
}
