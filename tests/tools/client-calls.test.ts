import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { clientCalls } from '../../src/tools/client-calls'
import { readCall } from '../../src/tools/read-call'

const root = join(import.meta.dirname, '../..')
const contracts = import.meta.glob<{ call: AnyCall }>('/schemas/*/calls/*/*.ts', { eager: true })
const sources = import.meta.glob<string>('/schemas/**/*.ts', { eager: true, query: '?raw', import: 'default' })
const fromSources = (file: string) => sources[`/${file}`] ?? ''

describe('what the browser gets of each contract', () => {
  it.each(Object.entries(contracts))('is what it declares: %s', (file, { call }) => {
    expect(readCall(file.slice(1), fromSources)).toEqual({
      method: call.method,
      path: call.path,
      ...(call.boot ? { boot: true } : {}),
      ...(call.idempotent ? { idempotent: true } : {}),
      ...(call.query ? { query: call.query } : {}),
    })
  })
})

describe('a contract that is not literal', () => {
  const declared = (fields: string) => `export const call = defineCall({ ${fields} })`
  it.each([
    ['method', declared("method: chosen(), path: '/api/one'")],
    ['path', declared("method: 'GET', path: prefix + '/one'")],
    ['path', declared("method: 'GET'")],
    ['boot', declared("method: 'GET', path: '/api/one', boot: isBoot")],
    ['idempotent', declared("method: 'GET', path: '/api/one', idempotent: isOnce()")],
    ['query', declared("method: 'POST', path: '/api/one', query: [name]")],
    ['query', declared("method: 'POST', path: '/api/one', query: names")],
    ['...', declared("...shared(), method: 'GET', path: '/api/one'")],
    ['a field’s name', declared("[name]: 'GET', path: '/api/one'")],
    ['export const call = defineCall({ … })', 'export const other = 1'],
  ])('fails the build over %s: %s', (what, code) => {
    expect(() => readCall('schemas/trial/calls/test/one.ts', () => code)).toThrow(
      `schemas/trial/calls/test/one.ts: "${what}" must be written as a literal`,
    )
  })
})

describe('an import of a call', () => {
  const { transform, resolveId } = clientCalls(root) as unknown as {
    transform: { handler: (this: object, code: string, id: string) => { code: string } | null }
    resolveId: { handler: (this: object, id: string, importer: string, options: object) => string }
  }
  const watched: string[] = []
  const context = {
    addWatchFile: (file: string) => watched.push(file),
    error: (message: string) => {
      throw new Error(message)
    },
  }
  const made = (code: string) => transform.handler.call(context, code, '/src/kit/one.ts')?.code
  const list = '{"method":"GET","path":"/api/files/list"}'

  it('becomes a constant, on the same lines', () => {
    expect(
      made(`/* ภาษาไทย */ import { a } from './a'
import {
  call as listFiles,
} from '@client/files/calls/files/list'
import { call } from '@client/files/calls/filemanager/search'
export { call as again } from '@client/files/calls/files/list'
export { listFiles }
const b = 1`),
    ).toBe(`/* ภาษาไทย */ import { a } from './a'
const listFiles = ${list};


const call = {"method":"POST","path":"/filemanager/search","query":["key"]};
export const again = ${list};
export { listFiles }
const b = 1`)
  })

  it('has its contract watched, and what that spreads', () => {
    watched.length = 0
    made("import { call } from '@client/site/calls/dss/get'")
    expect(new Set(watched)).toEqual(
      new Set(['schemas/site/calls/dss/get.ts', 'schemas/site/entities/dss.ts'].map((file) => join(root, file))),
    )
  })

  it.each([
    "import type { call } from '@client/files/calls/files/list'",
    "import { type call } from '@client/files/calls/files/list'",
    "export type { call } from '@client/files/calls/files/list'",
    "const a = '@client/files/calls/files/list'",
  ])('is left alone as a type or a text: %s', (code) => {
    expect(made(code)).toBeUndefined()
  })

  it.each([
    "import * as a from '@client/files/calls/files/list'",
    "import a from '@client/files/calls/files/list'",
    "import { other } from '@client/files/calls/files/list'",
    "import '@client/files/calls/files/list'",
    "export * from '@client/files/calls/files/list'",
    "export const a = () => import('@client/files/calls/files/list')",
  ])('is refused in another form: %s', (code) => {
    expect(made(code)).toBeUndefined()
    expect(() => resolveId.handler.call(context, '@client/files/calls/files/list', '/src/kit/one.ts', {})).toThrow(
      '/src/kit/one.ts imports @client/files/calls/files/list in another form',
    )
  })
})
