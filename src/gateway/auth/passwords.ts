import { hash, verify } from '@node-rs/argon2'

/** Argon2id, 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

/** Takes as long for an address without an account as for one with, so that timing reveals nothing. */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('an address without an account')
  const matches = await verify(stored ?? (await decoy), password, options)
  return stored ? matches : false
}
