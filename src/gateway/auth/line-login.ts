import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import type { LineSettings } from '../settings'

/** Where LINE answers. Its own discovery document leaves out that its tokens for web channels are signed with the channel's secret. */
const lineServer: oidc.ServerMetadata = {
  issuer: 'https://access.line.me',
  authorization_endpoint: 'https://access.line.me/oauth2/v2.1/authorize',
  token_endpoint: 'https://api.line.me/oauth2/v2.1/token',
  jwks_uri: 'https://api.line.me/oauth2/v2.1/certs',
  id_token_signing_alg_values_supported: ['HS256', 'ES256'],
}
const algorithms = ['HS256', 'ES256', 'RS256']
const timeoutSeconds = 10

/** Who LINE says it is. A name and an address are what it knows of them, no proof of either. */
export type LinePerson = { subject: string; name: string; email?: string }
type Began = { url: string; nonce: string; verifier: string }

export type LineLogin = {
  /** Where the browser is sent; nonce and verifier stay here until it is back. */
  begin: (options: { redirectUri: string; state: string; locale: string }) => Promise<Began>
  /** Exchanges what came back and verifies the ID token: signature, issuer, audience, times and nonce. Rejects when anything of it is not right. */
  finish: (back: {
    redirectUri: string
    state: string
    code: string
    iss?: string | undefined
    nonce: string
    verifier: string
  }) => Promise<LinePerson>
}

/** Sign-in with LINE, or with another OpenID provider in its place. The provider is asked for its endpoints at the first use. */
export function createLineLogin({ channelId, channelSecret, issuer }: LineSettings): LineLogin {
  let known: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    known ??= readConfiguration().catch((error: unknown) => {
      // A provider that was away is asked again next time.
      known = undefined
      throw error
    })
    return known
  }

  async function readConfiguration(): Promise<oidc.Configuration> {
    const credentials = oidc.ClientSecretPost(channelSecret)
    if (issuer === undefined) {
      const config = new oidc.Configuration(lineServer, channelId, undefined, credentials)
      config.timeout = timeoutSeconds
      return config
    }
    const insecure = new URL(issuer).protocol === 'http:'
    // Only a machine of its own may name such a provider: the settings see to it.
    return oidc.discovery(new URL(issuer), channelId, undefined, credentials, {
      timeout: timeoutSeconds,
      ...(insecure ? { execute: [oidc.allowInsecureRequests] } : {}),
    })
  }

  async function verifySignature(config: oidc.Configuration, idToken: string): Promise<void> {
    const { issuer: expected, jwks_uri } = config.serverMetadata()
    const rules = { issuer: expected, audience: channelId, algorithms, clockTolerance: 10 }
    const [head = ''] = idToken.split('.')
    const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { alg?: string }
    if (alg === 'HS256') await jwtVerify(idToken, new TextEncoder().encode(channelSecret), rules)
    else if (jwks_uri)
      await jwtVerify(idToken, createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: timeoutSeconds * 1000 }), rules)
    else throw new Error('The provider names no keys.')
  }

  return {
    begin: async ({ redirectUri, state, locale }) => {
      const config = await configuration()
      const nonce = oidc.randomNonce()
      const verifier = oidc.randomPKCECodeVerifier()
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: locale,
      })
      return { url: url.href, nonce, verifier }
    },
    finish: async ({ redirectUri, state, code, iss, nonce, verifier }) => {
      const config = await configuration()
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state, ...(iss ? { iss } : {}) }).toString()
      const tokens = await oidc.authorizationCodeGrant(config, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims || !tokens.id_token) throw new Error('The provider sent no ID token.')
      await verifySignature(config, tokens.id_token)
      const { sub, name, email } = claims
      return {
        subject: sub,
        name:
          typeof name === 'string'
            ? name
                .replaceAll(/\p{Cc}/gu, ' ')
                .trim()
                .slice(0, 80)
            : '',
        ...(typeof email === 'string' ? { email: email.slice(0, 254) } : {}),
      }
    },
  }
}
