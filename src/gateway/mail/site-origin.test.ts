import { expect, it } from 'vitest'
import type { Settings } from '../settings'
import { siteOrigin } from './site-origin'

const site = { primaryHost: 'beta.example' }
const settings = (env: Settings['env']) => ({ env, gatewayOrigin: 'https://gateway.example:8443' }) as Settings

it.each([
  ['production', 'https://another.example', 'https://beta.example:8443'],
  ['production', undefined, 'https://beta.example:8443'],
  ['localhost', 'http://localhost:5000', 'http://localhost:5000'],
  ['localhost', undefined, 'https://beta.example:8443'],
] as const)('in %s, with the request’s origin %s, leads to %s', (env, origin, expected) =>
  expect(siteOrigin(settings(env), site, origin)).toBe(expected),
)
