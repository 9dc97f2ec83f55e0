import { jwtVerify, SignJWT } from 'jose'
import type { Role } from '@schemas/layout/role'

const issuer = 'sitewright'
/** How far the clocks of two gateways may stand apart. */
const skewSeconds = 10

export type TokenClaims = { person: string; session: string; role: unknown }
type Kind = 'session' | 'account'

/** Signs and verifies with HS256 alone. A session token lives in the cookie, an account token five minutes in memory. */
export type Tokens = {
  sign: (kind: Kind, site: string, claims: { person: string; session: string; role: Role }, seconds: number) => Promise<string>
  /** Undefined for anything but a live token of this kind, issuer and site. */
  verify: (kind: Kind, site: string, token: string) => Promise<TokenClaims | undefined>
}

export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: (kind, site, { person, session, role }, seconds) =>
      new SignJWT({ sid: session, role })
        .setProtectedHeader({ alg: 'HS256', typ: `${kind}+jwt` })
        .setSubject(person)
        .setIssuer(issuer)
        .setAudience(site)
        .setIssuedAt()
        .setNotBefore('0s')
        .setExpirationTime(`${seconds}s`)
        .sign(key),
    verify: async (kind, site, token) => {
      if (token.split('.').length !== 3) return undefined
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer, audience: site, typ: `${kind}+jwt`, clockTolerance: skewSeconds, requiredClaims: ['sub', 'sid', 'exp', 'nbf'] })
        return { person: String(payload.sub), session: String(payload.sid), role: payload.role }
      } catch {
        return undefined
      }
    },
  }
}
