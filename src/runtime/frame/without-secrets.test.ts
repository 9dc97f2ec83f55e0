import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BoundedRun, boundedRun } from '@tests/support/bounded-run'
import { withoutSecrets } from './without-secrets'

it.each([
  ['At /user/qrcode?code=secret with eyJhbGciOiJI.eyJzdWIi.c2ln and', 'At /user/qrcode?[query] with [token] and'],
  ['(https://a.example/b?c=d) then "/e?f"', '(https://a.example/b?[query]) then "/e?[query]"'],
  ['a?b/c?d=e', 'a?b/c?[query]'],
  ['Really? Yes/no', 'Really? Yes/no'],
  ['token-eyJhbGci.eyJzdWIi.c2ln.more', 'token-[token]'],
  ['eyJust a word', 'eyJust a word'],
  [`key ${'k'.repeat(43)}`, 'key [key]'],
])('%s is reported as %s', (message, masked) => expect(withoutSecrets(message)).toBe(masked))

describe('long messages', () => {
  let secrets: BoundedRun
  beforeAll(async () => {
    secrets = await boundedRun('src/runtime/frame/without-secrets.ts')
  })
  afterAll(() => secrets.close())

  it.each([
    ['slashes', '/'.repeat(1_000_000), '/'.repeat(1_000_000)],
    ['what begins like a token', 'eyJ-'.repeat(250_000), '[key]-'],
  ])('of %s are read in the time of their length', async (_what, message, masked) => {
    expect(await secrets.run('withoutSecrets', message)).toBe(masked)
  })
})
