import { expect, it } from 'vitest'
import { hashPassword, passwordMatches } from './passwords'

it('stores passwords as Argon2id over 19 MiB in two passes, each with its own salt', async () => {
  const [one, other] = [await hashPassword('quiet river'), await hashPassword('quiet river')]
  for (const hash of [one, other]) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
  expect([await passwordMatches('quiet river', one), await passwordMatches('quiet rivers', one)]).toEqual([true, false])
})

it('matches no password when none is stored', async () => {
  for (const none of [null, undefined]) expect(await passwordMatches('an address without an account', none)).toBe(false)
})
