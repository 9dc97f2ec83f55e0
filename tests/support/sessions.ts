import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Cookie } from '@playwright/test'
import type { Role } from '@schemas/layout/role'
import { ask } from './hosts'

type SignedRole = Exclude<Role, 'guest'>
const sessionsName = 'SITEWRIGHT_TEST_SESSIONS'
export const demoPassword = 'sitewright-demo'

/** Ids of the demo sites in the theme packs. */
export const demoSites: readonly string[] = readdirSync(fileURLToPath(new URL('../../themes', import.meta.url)))
  .filter((name) => name !== 'default')
  .sort()

/** Signs a demo person in and returns the session's cookie, as a browser would have it. */
export async function openSession(base: string, site: string, role: SignedRole): Promise<Cookie> {
  const answer = await ask(base, `${site}.localhost`, '/account/signin', {
    method: 'POST',
    body: { email: `${role}@${site}.example`, password: demoPassword },
  })
  const value = /^_account=([^;]+)/.exec(
    answer.headers['set-cookie']?.find((line) => line.startsWith('_account=')) ?? '',
  )?.[1]
  if (answer.status !== 200 || value === undefined)
    throw new Error(`Sign-in of ${role} at ${site} failed: ${answer.status} ${answer.text}`)
  return {
    name: '_account',
    value,
    domain: `${site}.localhost`,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax',
  }
}

/** The status of a call with a session's cookie. */
export async function statusOf(
  base: string,
  { domain, value }: Pick<Cookie, 'domain' | 'value'>,
  path: string,
  options: { method?: string; body?: unknown } = {},
): Promise<number> {
  const { token } = (await ask(base, domain, '/account/session', { cookies: { _account: value } })).json<{
    token: string
  }>()
  return (await ask(base, domain, path, { ...options, headers: { authorization: `Bearer ${token}` } })).status
}

/** A session of each role at each demo site of the gateway at `base`, for all specs that do not end it. */
export async function openDemoSessions(base: string): Promise<void> {
  const sessions: Record<Role, Cookie[]> = { guest: [], user: [], manager: [], admin: [] }
  for (const role of ['user', 'manager', 'admin'] as const)
    sessions[role] = await Promise.all(demoSites.map((site) => openSession(base, site, role)))
  // Playwright's workers get only the environment from its setup.
  process.env[sessionsName] = JSON.stringify(sessions)
}

export function demoSessions(): Record<Role, Cookie[]> {
  return JSON.parse(process.env[sessionsName] ?? '') as Record<Role, Cookie[]>
}
