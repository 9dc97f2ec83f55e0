import { expect, it } from 'vitest'
import { readablePassword } from './readable-password'

it('generates three groups of four readable characters, different each time', () => {
  const made = Array.from({ length: 200 }, readablePassword)
  for (const password of made) expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{4}-){2}[a-hjkmnp-z2-9]{4}$/)
  expect(new Set(made).size).toBe(200)
})
