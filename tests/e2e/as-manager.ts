import { ask } from '../support/hosts'
import { openSession } from '../support/sessions'
import { gatewayBase } from '../support/site-url'
import { expect } from './test'

/** The builder's calls by a manager of a site, in a separate session; a refused call fails the spec. */
export async function asManager(site: string): Promise<<T>(to: string, body: unknown) => Promise<T>> {
  const host = `${site}.localhost`
  const cookie = await openSession(gatewayBase(), site, 'manager')
  const { token } = (await ask(gatewayBase(), host, '/account/session', { cookies: { _account: cookie.value } })).json<{
    token: string
  }>()
  return async <T>(to: string, body: unknown): Promise<T> => {
    const answer = await ask(gatewayBase(), host, to, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.status, answer.text).toBe(200)
    return answer.json<T>()
  }
}
