import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

export const lineChannel = { id: 'the-channel', secret: 'the-secret-of-the-channel-of-the-tests-0123456789' }

export type Account = { name?: string; email?: string }

export type OpenIdProvider = {
  /** For the settings of a gateway. */
  env: Record<string, string>
  /**
   * Follows the gateway's address as a browser would, as a person with this subject; resolves to the address the
   * provider redirects to.
   */
  visit: (address: string, subject: string) => Promise<URL>
  close: () => Promise<void>
}

type Options = { accounts: Record<string, Account>; redirectUri: string; algorithm?: 'HS256' | 'RS256' }

/**
 * A real OpenID provider on a local port. `visit` signs in without a question; a browser gets a page to choose an
 * account, or to cancel. Tokens are signed like LINE's own, or by a key.
 */
export async function openProvider({ accounts, redirectUri, algorithm = 'HS256' }: Options): Promise<OpenIdProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: lineChannel.id,
        client_secret: lineChannel.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: algorithm,
      },
    ],
    enabledJWA: { idTokenSigningAlgValues: ['HS256', 'RS256'] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    pkce: { required: () => true },
    ttl: { Grant: 600, Session: 600, Interaction: 600, AccessToken: 600, IdToken: 600 },
  })
  let subject = ''
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const url = new URL(request.url, issuer)
    const chosen = url.searchParams.get('as') ?? subject
    if (url.searchParams.has('leave'))
      return void provider.interactionFinished(request, response, {
        error: 'access_denied',
        error_description: 'The person went back.',
      })
    if (!chosen) {
      const signInLinks = Object.entries(accounts).map(
        ([id, { name = id }]) => `<p><a href="?as=${id}">Sign in as ${name}</a></p>`,
      )
      return void response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(
          `<!doctype html><link rel="icon" href="data:,"><title>Provider</title><h1>Provider</h1>${signInLinks.join('')}<p><a href="?leave">Go back</a></p>`,
        )
    }
    void (async () => {
      const grant = new provider.Grant({ accountId: chosen, clientId: lineChannel.id })
      grant.addOIDCScope('openid profile email')
      await provider.interactionFinished(request, response, {
        login: { accountId: chosen },
        consent: { grantId: await grant.save() },
      })
    })()
  })

  async function visit(address: string, who: string): Promise<URL> {
    subject = who
    const jar = new Map<string, string>()
    let at = new URL(address)
    for (let steps = 0; steps < 10 && at.origin === issuer; steps++) {
      const step = await fetch(at, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const each of step.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
        jar.set(name, value)
      }
      const next = step.headers.get('location')
      if (next === null) throw new Error(`The provider answered ${step.status}: ${await step.text()}`)
      at = new URL(next, at)
    }
    subject = ''
    return at
  }

  return {
    env: { LINE_CHANNEL_ID: lineChannel.id, LINE_CHANNEL_SECRET: lineChannel.secret, LINE_ISSUER: issuer },
    visit,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
