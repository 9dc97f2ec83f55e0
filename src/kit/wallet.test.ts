import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Boot } from '@schemas/boot'
import { installGateway } from './call-gateway'
import { createWallet } from './wallet'

type Sent = { url: string; body: string }
let sent: Sent[] = []
let answers: (() => Response | Promise<Response> | Error)[] = []
const callKey = () => ({ id: 'k', secret: 'A'.repeat(86), seconds: 3600, now: Date.now() })
const boot = (session: Boot['session']) => ({
  session,
  site: { key: 'pk' } as Boot['site'],
  locale: 'en' as const,
  callKey: callKey(),
})
const signedIn = () => installGateway(boot({ role: 'user', token: 'one', tokenSeconds: 300 }))
const make = () => createWallet({ key: 'pk', locale: 'en' })
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status })

beforeEach(() => {
  sent = []
  answers = []
  vi.stubGlobal('location', { hostname: 'site.example' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    sent.push({ url, body: init.body as string })
    const answer = await (answers.shift() ?? json({}))()
    if (answer instanceof Error) throw answer
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('wallet', () => {
  it('requests nothing without a token, and reports and throws that', async () => {
    installGateway(boot({ role: 'guest' }))
    const wallet = make()
    await expect(wallet.get()).rejects.toThrow('Authentication token is missing')
    await expect(wallet.decrease(100)).rejects.toThrow('Authentication token is missing')
    expect(sent).toEqual([])
    expect(wallet.state()).toMatchObject({ error: 'Authentication token is missing', isLoading: false })
  })

  it('loads the balance with its transactions, and reports loading', async () => {
    signedIn()
    const wallet = make()
    answers = [json({ balance: 500, transactions: [], next: '7' })]
    const reading = wallet.get({ filter: 'in' })
    expect(wallet.state().isLoading).toBe(true)
    await reading
    expect(sent[0]).toEqual({ url: '/account/wallet?key=pk', body: '{"mode":"get","filter":"in"}' })
    expect(wallet.state()).toEqual({ balance: 500, transactions: [], next: '7', isLoading: false, error: undefined })
  })

  it.each(['increase', 'decrease', 'adjust'] as const)(
    'replaces the balance with the returned one on %s',
    async (mode) => {
      signedIn()
      const wallet = make()
      answers = [json({ balance: 700 })]
      await wallet[mode](200, 'Why')
      expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ mode, amount: 200, reason: 'Why' })
      expect(wallet.state()).toMatchObject({ balance: 700, isLoading: false })
    },
  )

  it.each([
    ['get', { balance: 5 }],
    ['get', { transactions: [] }],
    ['get', { balance: 5, transactions: {} }],
    ['decrease', { transactions: [] }],
  ] as const)('refuses %s answered with %j', async (mode, answer) => {
    signedIn()
    const wallet = make()
    answers = [json(answer)]
    await expect(mode === 'get' ? wallet.get() : wallet.decrease(1)).rejects.toThrow(
      'Invalid response format from server',
    )
    expect(wallet.state()).toMatchObject({
      balance: undefined,
      error: 'Invalid response format from server',
      isLoading: false,
    })
  })

  it('stores the message of a failure, or its own, and rethrows', async () => {
    signedIn()
    const wallet = make()
    answers = [json({ error: { message: 'Not enough money in the wallet.' } }, 409)]
    await expect(wallet.decrease(5)).rejects.toThrow('Not enough money')
    expect(wallet.state().error).toBe('Not enough money in the wallet.')
    const nameless = () => Promise.reject<Response>(Object.assign(new Error(''), { name: 'AbortError' }))
    vi.stubGlobal('fetch', () => nameless())
    const failing = createWallet({ key: 'pk', locale: 'en' })
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true, json: nameless }))
    await expect(failing.get()).rejects.toThrow()
    expect(failing.state().error).toBe('Error fetching wallet data')
    await expect(failing.adjust(1, 'Why')).rejects.toThrow()
    expect(failing.state().error).toBe('Error updating wallet balance')
  })

  it('shows the latest request, whatever arrives first', async () => {
    signedIn()
    const wallet = make()
    let late = (_answer: Response) => {}
    answers = [() => new Promise<Response>((resolve) => (late = resolve)), json({ balance: 2, transactions: [] })]
    const first = wallet.get({ q: 'a' })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await wallet.get({ q: 'ab' })
    late(Response.json({ balance: 1, transactions: [] }))
    await first
    expect(wallet.state()).toMatchObject({ balance: 2, isLoading: false })
  })
})
