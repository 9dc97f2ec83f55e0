import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { receiveOverlays } from '@kit/ui/overlay/overlay-requests'

/** A page with one list for each test of a file: its root, its messages, and its rows. */
export function listPage() {
  const here: { root: Root | undefined; toasts: unknown[] } = { root: undefined, toasts: [] }
  let stop: () => void
  beforeEach(async () => {
    await page.viewport(1280, 800)
    localStorage.clear()
    here.toasts.length = 0
    stop = receiveOverlays((request) => {
      if (request.kind === 'toast') here.toasts.push(request.message)
    })
  })
  afterEach(() => {
    stop()
    here.root?.unmount()
    document.body.replaceChildren()
    vi.restoreAllMocks()
    history.replaceState(history.state, '', location.pathname)
  })
  return here
}

export const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]
export const fruit = (...numbers: number[]) => numbers.map((no) => `Fruit ${no}`)
export const expectNames = (...expected: string[]) =>
  vi.waitFor(() => expect(rows().map((row) => row.querySelector('[data-card="title"]')?.textContent)).toEqual(expected))

/** Holds the answers of requests to this path until the test gives them. */
export function holdAnswers(path: string) {
  const held: { body: unknown; answer: (response?: Response) => void }[] = []
  const serve = vi.mocked(window.fetch).getMockImplementation() as typeof fetch
  vi.mocked(window.fetch).mockImplementation((request, options) =>
    request === path
      ? new Promise((resolve) =>
          held.push({
            body: JSON.parse(options?.body as string),
            answer: (response) => resolve(response ?? serve(request, options)),
          }),
        )
      : serve(request, options),
  )
  return held
}
