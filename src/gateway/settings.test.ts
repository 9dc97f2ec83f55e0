import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

const whole = {
  STORAGE_ENDPOINT: 'https://s3.example.com/',
  STORAGE_BUCKET: 'site-files',
  STORAGE_ACCESS_KEY: 'key',
  STORAGE_SECRET_KEY: 'secret',
}

describe('object store settings', () => {
  it('defaults to the embedded store', () => expect(readSettings({}).storage).toBeUndefined())

  it('reads a complete configuration', () => {
    expect(readSettings(whole).storage).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'site-files',
      region: 'us-east-1',
      accessKey: 'key',
      secretKey: 'secret',
    })
    expect(readSettings({ ...whole, STORAGE_REGION: 'ap-southeast-7' }).storage?.region).toBe('ap-southeast-7')
  })

  it.each([
    [
      'half of it',
      { STORAGE_ENDPOINT: whole.STORAGE_ENDPOINT, STORAGE_BUCKET: 'site-files' },
      'STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY are missing',
    ],
    [
      'an address that is none',
      { ...whole, STORAGE_ENDPOINT: 's3.example.com' },
      'STORAGE_ENDPOINT is "s3.example.com"',
    ],
    ['an address with a query', { ...whole, STORAGE_ENDPOINT: 'https://s3.example.com/?a' }, 'STORAGE_ENDPOINT is'],
    ['a bucket that no store has', { ...whole, STORAGE_BUCKET: 'Site Files' }, 'STORAGE_BUCKET is "Site Files"'],
    [
      'a store that an https page may not use',
      { ...whole, STORAGE_ENDPOINT: 'http://s3.example.com', GATEWAY_ORIGIN: 'https://sites.example.com' },
      'STORAGE_ENDPOINT must start with https://',
    ],
  ])('stops the start on %s', (_title, env, message) => expect(() => readSettings(env)).toThrow(message))
})

describe('replaced secrets in the settings', () => {
  const [first, second] = ['kM3x-9Qpz7-LwT2v-8RbNc-4YhJs-6GdFa', 'Zp8w-2Rtx4-NqL7c-3VbGh-9KjYs-5FdMe']

  it('accepts none, one or several', () => {
    expect(readSettings({}).previousSecrets).toEqual([])
    expect(readSettings({ SESSION_SECRET_PREVIOUS: first }).previousSecrets).toEqual([first])
    expect(readSettings({ SESSION_SECRET_PREVIOUS: `${first} , ${second},` }).previousSecrets).toEqual([first, second])
  })

  it('stops the start when one is weak', () =>
    expect(() => readSettings({ SESSION_SECRET_PREVIOUS: `${first},short` })).toThrow(
      'SESSION_SECRET_PREVIOUS is too weak',
    ))
})

it.each([
  [{ APP_ENV: 'staging' }, 'Invalid environment'],
  [{ APP_ENV: 'localhost', NODE_ENV: 'production' }, 'APP_ENV is localhost although NODE_ENV is production'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
  [{ OPERATOR_SITE: 'public' }, 'OPERATOR_SITE is "public"'],
  [{ OPERATOR_SITE: 'incoming' }, 'OPERATOR_SITE is "incoming"'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY has "true"'],
  [{ TUNNEL_HOSTS: 'https://x.example' }, 'TUNNEL_HOSTS has'],
  [{ SEED_DEMO: 'maybe' }, 'SEED_DEMO is "maybe"'],
  [{ GATEWAY_ORIGIN: 'here' }, 'GATEWAY_ORIGIN is "here"'],
  [
    {
      APP_ENV: 'production',
      SESSION_SECRET: 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6',
      DATA_KEY: 'd6c5b4a3f2e1d0c9b8a7f6e5d4c3b2a1',
    },
    'GATEWAY_ORIGIN is missing',
  ],
  [{ APP_ENV: 'production', SESSION_SECRET: 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6' }, 'DATA_KEY is missing'],
  [{ DATABASE_URL: 'postgres://db/x', SESSION_SECRET: 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6' }, 'DATA_KEY is missing'],
  [{ DATA_KEY: 'short' }, 'DATA_KEY is too weak'],
  [{ DATA_KEY_PREVIOUS: 'short' }, 'DATA_KEY_PREVIOUS is too weak'],
  [{ APP_ENV: 'production', GATEWAY_ORIGIN: 'https://gateway.example.com' }, 'SESSION_SECRET is missing'],
  [{ NODE_ENV: 'production', SESSION_SECRET: 'a'.repeat(40) }, 'SESSION_SECRET is too weak'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET is too weak'],
  [{ PORT: 'eighty' }, 'PORT is "eighty"'],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL cannot be read'],
  [{ SMTP_URL: 'http://user:secret@mail.example.com' }, 'SMTP_URL cannot be read'],
  [{ MAIL_FROM: 'Someone <a@b>' }, 'MAIL_FROM is'],
])('stops the start on %j', (env, message) => {
  expect(() => readSettings(env as Record<string, string>)).toThrow(message)
  try {
    readSettings(env as Record<string, string>)
  } catch (error) {
    // One line, without secrets.
    expect((error as Error).message).not.toMatch(/\n|secret@/)
  }
})
