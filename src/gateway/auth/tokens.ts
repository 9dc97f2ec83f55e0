import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import type { Role } from '@schemas/layout/role'
import type { Secrets } from './secrets'

const issuer = 'sitewright'
/** Tolerated clock difference between two gateways (s). */
const skewSeconds = 10

export type TokenClaims = { person: string; session: string; role: unknown }
type Kind = 'session' | 'account'

/** Signs and verifies with HS256 only. A session token lives in the cookie, an account token five minutes in memory. */
export type Tokens = {
  sign: (
    kind: Kind,
    site: string,
    claims: { person: string; session: string; role: Role },
    seconds: number,
  ) => Promise<string>
  /** Undefined for anything but a live token of this kind, issuer and site. */
  verify: (kind: Kind, site: string, token: string) => Promise<TokenClaims | undefined>
}

/** New tokens are signed with the first secret and name it; tokens of the others are valid until they expire. */
export function createTokens(secrets: Secrets): Tokens {
  const [current] = secrets
  /** The secret that the token names; all of them for tokens from before secrets had names. */
  const secretsOf = (token: string) => {
    try {
      const { kid } = decodeProtectedHeader(token)
      return kid === undefined ? secrets : secrets.filter((each) => each.id === kid)
    } catch {
      return []
    }
  }
  return {
    sign: (kind, site, { person, session, role }, seconds) =>
      new SignJWT({ sid: session, role })
        .setProtectedHeader({ alg: 'HS256', typ: `${kind}+jwt`, kid: current.id })
        .setSubject(person)
        .setIssuer(issuer)
        .setAudience(site)
        .setIssuedAt()
        .setNotBefore('0s')
        .setExpirationTime(`${seconds}s`)
        .sign(current.bytes),
    verify: async (kind, site, token) => {
      const parts = token.split('.')
      const [, , signature = ''] = parts
      // Some bits of a base64 signature's last character belong to no byte: a token has one spelling only.
      if (parts.length !== 3 || Buffer.from(signature, 'base64url').toString('base64url') !== signature)
        return undefined
      for (const { bytes } of secretsOf(token)) {
        const read = await jwtVerify(token, bytes, {
          algorithms: ['HS256'],
          issuer,
          audience: site,
          typ: `${kind}+jwt`,
          clockTolerance: skewSeconds,
          requiredClaims: ['sub', 'sid', 'exp', 'nbf'],
        }).catch(() => undefined)
        if (read)
          return { person: String(read.payload.sub), session: String(read.payload.sid), role: read.payload.role }
      }
      return undefined
    },
  }
}
