import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import { fetchParts, forgetLostStyles, lazyPart } from './lazy-part'
import './editor.css'

const boot = { locale: 'en' } as unknown as Boot
let root: Root | undefined
afterEach(() => {
  root?.unmount()
  document.body.replaceChildren()
})

it('reports a failed overlay part above the builder, where it can be closed or retried', async () => {
  let isAway = true
  const Dialog = lazyPart(async () => {
    if (isAway) throw new TypeError('Failed to fetch')
    return ({ onClose }: { onClose: () => void }) => (
      <button type="button" onClick={onClose}>
        Here
      </button>
    )
  })
  const onClose = vi.fn<() => void>()
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <div style={{ height: '100dvh' }} />
      <Dialog onClose={onClose} />
    </BootProvider>,
  )
  await expect.element(screen.getByRole('alert')).toBeInViewport()
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  isAway = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Here' })).toBeInTheDocument()
})

it('requests a part that did not load once more, before it says anything', async () => {
  let requests = 0
  const Part = lazyPart<object>(async () => {
    requests += 1
    if (requests === 1) throw new TypeError('Failed to fetch')
    return () => <p>Here</p>
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Part />
    </BootProvider>,
  )
  await expect.element(screen.getByText('Here')).toBeVisible()
  expect([requests, document.querySelector('[role="alert"]')]).toEqual([2, null])
})

it('says nothing of a part that is refused while the document is left, and loads it on return', async () => {
  let isAway = true
  const Part = lazyPart<object>(
    async () => {
      if (isAway) throw new TypeError('Failed to fetch')
      return () => <p>Here</p>
    },
    { coming: 'Coming' },
  )
  const show = (key: string) => {
    root?.render(
      <BootProvider boot={boot}>
        <Part key={key} />
      </BootProvider>,
    )
  }
  root = createRoot(document.body.appendChild(document.createElement('div')))
  dispatchEvent(new PageTransitionEvent('pagehide'))
  show('left')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect([document.body.textContent, document.querySelector('[role="alert"]')]).toEqual(['Coming', null])
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  show('again')
  await expect.element(screen.getByRole('alert')).toBeVisible()
  isAway = false
  show('returned')
  await expect.element(screen.getByText('Here')).toBeVisible()
})

it.each([
  ['is still on its way', () => new Promise<never>(() => {})],
  ['did not come', () => Promise.reject<never>(new TypeError('Failed to fetch'))],
])('dismisses a part without a close button by Escape while its file %s', async (_state, load) => {
  const close = vi.fn<() => void>()
  const Card = lazyPart<object>(load, { close, coming: 'Coming' })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Card />
    </BootProvider>,
  )
  await expect.element(screen.getByText(/Coming|didn’t load/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

it('closes a state-driven overlay part from its notice', async () => {
  const close = vi.fn<() => void>()
  const Card = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch')), { close })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <div style={{ height: '100dvh' }} />
      <Card />
    </BootProvider>,
  )
  await expect.element(screen.getByRole('alert')).toBeInViewport()
  await screen.getByRole('button', { name: 'Close' }).click()
  expect(close).toHaveBeenCalledOnce()
})

it('retries a failed style sheet', async () => {
  forgetLostStyles()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/no-such-sheet.css' })
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  expect(link.isConnected).toBe(false)
})

it('prefetches parts, but not with data saving on', async () => {
  const later = document.body.appendChild(
    Object.assign(document.createElement('script'), {
      id: 'later',
      type: 'application/json',
      textContent: '["/assets/a-part.js"]',
    }),
  )
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()))
  const saves = vi
    .spyOn((navigator as Navigator & { connection: { saveData: boolean } }).connection, 'saveData', 'get')
    .mockReturnValue(true)
  try {
    await fetchParts()
    expect([fetched.mock.calls.length, document.documentElement.dataset.parts]).toEqual([0, undefined])
    saves.mockReturnValue(false)
    await fetchParts()
    expect([fetched.mock.calls.map(([file]) => file), document.documentElement.dataset.parts]).toEqual([
      ['/assets/a-part.js'],
      'fetched',
    ])
  } finally {
    vi.restoreAllMocks()
    later.remove()
    delete document.documentElement.dataset.parts
  }
})
