import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import type { LineSettings } from '../settings'

/**
 * LINE's endpoints. Its discovery document does not mention that tokens for web channels are signed with the channel
 * secret.
 */
const lineServer: oidc.ServerMetadata = {
  issuer: 'https://access.line.me',
  authorization_endpoint: 'https://access.line.me/oauth2/v2.1/authorize',
  token_endpoint: 'https://api.line.me/oauth2/v2.1/token',
  jwks_uri: 'https://api.line.me/oauth2/v2.1/certs',
  id_token_signing_alg_values_supported: ['HS256', 'ES256'],
}
const algorithms = ['HS256', 'ES256', 'RS256']
const timeoutSeconds = 10

/** Identity as reported by LINE. Name and email are unverified. */
export type LinePerson = { subject: string; name: string; email?: string }
type Began = { url: string; nonce: string; verifier: string }

export type LineLogin = {
  /** The URL to redirect the browser to; nonce and verifier stay here until it returns. */
  begin: (options: { redirectUri: string; state: string; locale: string }) => Promise<Began>
  /**
   * Exchanges the code and verifies the ID token: signature, issuer, audience, times and nonce. Rejects when any check
   * fails.
   */
  finish: (back: {
    redirectUri: string
    state: string
    code: string
    iss?: string | undefined
    nonce: string
    verifier: string
  }) => Promise<LinePerson>
}

/** Sign-in with LINE, or with another OpenID provider in its place. Endpoints are discovered on first use. */
export function createLineLogin({ channelId, channelSecret, issuer }: LineSettings): LineLogin {
  let known: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    known ??= readConfiguration().catch((error: unknown) => {
      // Discovery is retried after a failure.
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
    // The settings allow such a provider on a local machine only.
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
