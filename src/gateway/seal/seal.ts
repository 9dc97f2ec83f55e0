import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The row and column of a sealed value (additional authenticated data); it cannot be opened elsewhere. */
export type SealedPlace = { site: string; table: string; column: string; row: string }

export type Seal = {
  seal: (text: string, place: SealedPlace) => string
  /** Throws for a value that was changed, moved, or sealed under a key that is not given. */
  open: (sealed: string, place: SealedPlace) => string
}

/** A key by its id, which is part of the values that it seals. */
export type DataKey = { id: string; secret: string }

const nonceBytes = 12
const tagBytes = 16

/** Seals with the first of the keys, opens with any: AES-256-GCM, bound to site, table, column and row. */
export function createSeal(keys: readonly [DataKey, ...DataKey[]]): Seal {
  const known = new Map(keys.map(({ id, secret }) => [id, derive(secret)]))
  if (known.size < keys.length) throw new Error('Two keys have one id.')
  const [{ id: current }] = keys
  return {
    seal: (text, place) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', known.get(current) as Buffer, nonce).setAAD(bound(place))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `1.${current}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open: (sealed, place) => {
      const [version, id = '', packed = ''] = sealed.split('.')
      const key = known.get(id)
      if (version !== '1' || !key) throw new Error(`A value is sealed under the key "${id}", which is not there.`)
      const bytes = Buffer.from(packed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
        .setAAD(bound(place))
        .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8')
    },
  }
}

const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'sitewright', 'sealed columns', 32))
const bound = ({ site, table, column, row }: SealedPlace) => Buffer.from(JSON.stringify([site, table, column, row]))
