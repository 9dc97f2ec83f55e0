import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Boot } from '@schemas/boot'
import { installGateway } from './call-gateway'
import { askDss } from './dss'

let answers: (() => Response | Error)[] = []
const sent: { url: string; method: string | undefined; body: unknown }[] = []
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('location', { hostname: 'site.example' })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    sent.push({ url, method, body })
    const answer = answers.shift()?.() ?? Response.json({})
    if (answer instanceof Error) throw answer
    return answer
  })
  installGateway({
    session: { role: 'guest' },
    site: { key: 'pk' } as Boot['site'],
    locale: 'en',
    callKey: { id: 'k1', secret: 'A'.repeat(86), seconds: 3600, now: Date.now() },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('askDss', () => {
  it('returns the response, by any method', async () => {
    answers = [() => Response.json({ success: true, data: [1], error: null })]
    expect(await askDss('PUT', 'reports/1', { body: { a: 1 } })).toEqual([1])
    expect(sent).toEqual([{ url: '/dss/reports%2F1', method: 'PUT', body: '{"body":{"a":1}}' }])
  })

  it('logs a failure and returns null', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    answers = [
      () => Response.json({ success: false, data: null, error: 'Away' }),
      () => new TypeError('Failed to fetch'),
    ]
    expect(await askDss('GET', 'reports')).toBeNull()
    expect(await askDss('GET', 'reports')).toBeNull()
    expect(logged.mock.calls).toEqual([['Away'], [expect.objectContaining({ status: 0 })]])
  })
})
