import { focusManager, QueryObserver } from '@tanstack/react-query'
import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { AnyCall } from '@schemas/call'
import { GatewayError } from './call-gateway'
import { callKey, queryClient, refreshCalls, useCall, useCallMutation } from './use-call'

let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('shows the state after a change, although an earlier first response is pending', async () => {
  const list = { method: 'GET', path: '/some/list' } as const
  const answers: ((value: string) => void)[] = []
  const shown = new QueryObserver(queryClient(), {
    queryKey: callKey(list, { q: 'words' }),
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const quiet = shown.subscribe(() => {})
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  const done = refreshCalls(list)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('before')
  answers[1]?.('after')
  await done
  expect(shown.getCurrentResult().data).toBe('after')
  quiet()
})

it('ends a reload that another one overtakes only with that, so that nothing shows the state before it', async () => {
  const list = { method: 'GET', path: '/some/board' } as const
  const answers: ((value: string) => void)[] = []
  const shown = new QueryObserver(queryClient(), {
    queryKey: callKey(list, {}),
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  })
  const quiet = shown.subscribe(() => {})
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.('before')
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('before'))
  const own = refreshCalls(list).then(() => shown.getCurrentResult().data)
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  const live = refreshCalls(list)
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.('after')
  expect(await own).toBe('after')
  await live
  quiet()
})

it('resumes a first request that failed while the tab was hidden', async () => {
  const list = { method: 'GET', path: '/hidden/list' } as const
  let calls = 0
  const answer = () => ((calls += 1) === 1 ? Promise.reject(new GatewayError(503, 'Away.')) : Promise.resolve('there'))
  focusManager.setFocused(false)
  const shown = new QueryObserver(queryClient(), { queryKey: callKey(list, {}), queryFn: answer, retryDelay: 0 })
  const quiet = shown.subscribe(() => {})
  await vi.waitFor(() => expect(shown.getCurrentResult().fetchStatus).toBe('paused'))
  focusManager.setFocused(true)
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('there'))
  quiet()
})

it('sends requests although the device reports no network, and shows the outcome', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  const shown = new QueryObserver(queryClient(), {
    queryKey: ['/offline/list'],
    queryFn: () => Promise.reject(new GatewayError(0, 'Away.')),
    retry: false,
  })
  const quiet = shown.subscribe(() => {})
  await vi.waitFor(() => expect(shown.getCurrentResult().error?.message).toBe('Away.'))
  quiet()
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
})

const initialCall = { method: 'GET', path: '/given/list' } as AnyCall
type Answer = { name: string }
/** Shows a list delivered with the page, or the filtered list. */
function Shown({ first, q }: { first?: Answer; q?: string }) {
  const { data } = useCall(initialCall, (q ? { q } : {}) as never, (first && !q ? { initialData: first } : {}) as never)
  return createElement('p', null, (data as Answer | undefined)?.name ?? 'nothing yet')
}
function show(props: Parameters<typeof Shown>[0], key = 'page') {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(Shown, { ...props, key }))
}
const named = async (name: string) => {
  await expect.element(page.getByText(name, { exact: true })).toBeVisible()
}

it('shows page data until it is old or something changed since', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let stored = 'Changed'
  vi.spyOn(window, 'fetch').mockImplementation((request) =>
    Promise.resolve(Response.json({ name: (request as string).includes('q=') ? 'Results' : stored })),
  )
  root = undefined
  const first = { name: 'As the page came' }
  show({ first })
  await named('As the page came')
  expect(window.fetch).not.toHaveBeenCalled()
  show({ first, q: 'words' })
  await named('Results')
  // The unfiltered list was removed from the cache meanwhile; the page's data has not become newer by that.
  queryClient().removeQueries({ queryKey: ['/given/list', {}], exact: true })
  vi.setSystemTime(Date.now() + 400_000)
  show({ first })
  await named('Changed')
  stored = 'Changed by hand'
  await refreshCalls(initialCall)
  await named('Changed by hand')
  queryClient().removeQueries({ queryKey: ['/given/list', {}], exact: true })
  show({ first }, 'anew')
  await named('Changed by hand')
  // Another page delivered newer data than the last request.
  vi.setSystemTime(Date.now() + 1000)
  show({ first: { name: 'Newer' } }, 'next')
  await named('Newer')
})

it('ignores a second press while pending, but sends a different input', async () => {
  const sent: string[] = []
  let answerNow = () => {}
  const until = new Promise<void>((resolve) => (answerNow = resolve))
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    sent.push(body as string)
    await until
    return new Response('{"ok":true}', { headers: { 'content-type': 'application/json' } })
  })
  const make = { method: 'POST', path: '/some/make' } as AnyCall
  const done = vi.fn<(output: unknown, input: unknown) => void>()
  const Pressed = () => {
    const { mutate } = useCallMutation(make, { done })
    return ['one', 'two'].map((name) => createElement('button', { key: name, onClick: () => mutate({ name }) }, name))
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(createElement(Pressed))
  const button = (name: string) => page.getByRole('button', { name }).element() as HTMLElement
  await expect.element(page.getByRole('button', { name: 'one' })).toBeInTheDocument()
  // Both presses precede the next render.
  button('one').click()
  button('one').click()
  button('two').click()
  await vi.waitFor(() => expect(sent).toEqual(['{"name":"one"}', '{"name":"two"}']))
  answerNow()
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2))
  button('one').click()
  await vi.waitFor(() => expect(sent).toHaveLength(3))
  vi.unstubAllGlobals()
})
