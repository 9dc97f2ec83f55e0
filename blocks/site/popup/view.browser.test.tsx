import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import type { Payload } from '@schemas/layout/render'
import { BootProvider, PageProvider } from '@kit/boot'
import { PageLinkProvider } from '@kit/page-link'
import { View } from './view'

type ShowProps = Partial<Parameters<typeof View>[0]>

type Shown = { path: string; isInFrame?: boolean }

let root: Root
const start = location.href
/** Mimics the router's link: ignores events already handled. */
const goByRouter = (to: string) => (event: React.MouseEvent) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  history.pushState({ key: 'next' }, '', to)
}
function show(overrides: ShowProps = {}, isVisited = true, at?: Shown) {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  draw(overrides, isVisited, at)
}
function draw(overrides: ShowProps = {}, isVisited = true, { path, isInFrame = false }: Shown = { path: '/' }) {
  const props = {
    blockId: 'b1',
    title: 'A letter',
    showTitle: true,
    opens: 'asked',
    after: 10,
    pause: 7,
    size: 'm',
    position: 'centre',
    ...overrides,
  } as Parameters<typeof View>[0]
  const PageLink = ({ to, children }: { to: string; children?: React.ReactNode }) => (
    <a href={to} onClick={goByRouter(to)}>
      {children}
    </a>
  )
  const Place = isInFrame ? 'header' : 'main'
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <PageProvider payload={{ path, pattern: path, query: {} } as Payload}>
        <PageLinkProvider value={isVisited ? PageLink : null}>
          <a href="#letter">Read it</a>
          <PageLink to={`${location.pathname}${location.search}#letter`}>Read it here</PageLink>
          <Place data-node="b1">
            <div id="letter">
              <View {...props} slots={{ content: <a href="#elsewhere">Inside</a> }} />
            </div>
          </Place>
        </PageLinkProvider>
      </PageProvider>
    </BootProvider>,
  )
}
/** Returning later uses a new history entry. */
function goAway() {
  root.unmount()
  document.body.replaceChildren()
  history.replaceState(null, '', start)
}
afterEach(() => {
  goAway()
  document.documentElement.removeAttribute('data-canvas')
  document.documentElement.removeAttribute('data-mode')
  vi.useRealTimers()
  localStorage.clear()
})

const dialog = page.getByRole('dialog', { name: 'A letter' })
const link = page.getByRole('link', { name: 'Read it', exact: true })

it('opens by a link to its anchor, closes by Escape and the close button, and restores focus', async () => {
  show()
  await expect.element(dialog).not.toBeInTheDocument()
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await link.click()
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().matches(':modal')).toBe(true)
    expect(location.hash).toBe('#letter')
    expect(dialog.element().contains(document.activeElement)).toBe(true)
    await close()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(link).toHaveFocus()
    await expect.poll(() => location.hash).toBe('')
  }
})

it('closes by Back without leaving the page, and reopens by Forward', async () => {
  history.pushState({ before: true }, '')
  show()
  await link.click()
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(history.state).toEqual({ before: true })
  history.forward()
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('opens when the visitor arrives by its address, and stays closed on reload', async () => {
  history.replaceState(null, '', '#letter')
  show()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.hash).toBe('')
})

it('closes on the next page, leaves Back to the router, and is open on return', async () => {
  const at = (path: string) => draw({}, true, { path, isInFrame: true })
  show({}, true, { path: '/first', isInFrame: true })
  await link.click()
  await expect.element(dialog).toBeVisible()
  const router = vi.fn<() => void>()
  addEventListener('popstate', router)
  const next = `${location.pathname}?next`
  history.pushState({ key: 'next' }, '', next)
  at('/next')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(location.href).toBe(new URL(next, start).href)

  history.back()
  await expect.poll(() => router).toHaveBeenCalledOnce()
  await expect.element(dialog).not.toBeInTheDocument()
  at('/first')
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router).toHaveBeenCalledOnce()
  removeEventListener('popstate', router)
})

it("opens by the router's link to the current page, and closes by Back", async () => {
  show()
  await page.getByRole('link', { name: 'Read it here' }).click()
  await expect.element(dialog).toBeVisible()
  expect(history.state).not.toHaveProperty('key')
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
})

it.each(['#letter', ''])('is closed after a reload on its history entry (%s), and reopens on request', async (hash) => {
  history.pushState(
    { key: 'kept', popup: 'b1', made: performance.timeOrigin - 1000 },
    '',
    location.pathname + location.search + hash,
  )
  show()
  await expect.poll(() => history.state).toEqual({ key: 'kept' })
  expect(location.hash).toBe('')
  await expect.element(dialog).not.toBeInTheDocument()
  await link.click()
  await expect.element(dialog).toBeVisible()
  history.back()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('opens by its own button, and in a corner leaves page and focus alone', async () => {
  show({ opener: 'More', position: 'corner' })
  await page.getByRole('button', { name: 'More' }).click()
  await expect.element(dialog).toBeVisible()
  expect(dialog.element().matches(':modal')).toBe(false)
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
})

it('restores focus from its corner to the previous element, otherwise to its opener', async () => {
  show({ opener: 'More', position: 'corner' })
  const more = page.getByRole('button', { name: 'More' })
  const focus = (name: string) => (page.getByRole('link', { name, exact: true }).element() as HTMLElement).focus()
  await more.click()
  await expect.element(dialog).toBeVisible()
  focus('Read it')
  focus('Inside')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()

  await more.click()
  await expect.element(dialog).toBeVisible()
  ;(document.activeElement as HTMLElement).blur()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

it.each([
  { where: 'a page', isInFrame: false, comesAgain: true },
  { where: 'the frame', isInFrame: true, comesAgain: false },
])(
  'opens automatically on a copied page after being shown on the original, in $where: $comesAgain',
  async ({ isInFrame, comesAgain }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const isOpen = () => document.querySelector('dialog')?.open
    const visit = async (path: string) => {
      show({ opens: 'time', after: 5, pause: 7 }, true, { path, isInFrame })
      await vi.waitUntil(() => document.querySelector('dialog'))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await vi.advanceTimersByTimeAsync(5100)
    }
    await visit('/spring')
    await vi.waitUntil(isOpen)
    goAway()
    await visit('/autumn')
    if (comesAgain) await vi.waitUntil(isOpen)
    else expect(isOpen()).toBe(false)
  },
)

it('opens automatically after its delay, and not again within its pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const isOpen = () => document.querySelector('dialog')?.open
  const visit = async () => {
    show({ opens: 'time', after: 5, pause: 7 })
    // React renders without timers.
    await vi.waitUntil(() => document.querySelector('dialog'))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  await visit()
  await vi.advanceTimersByTimeAsync(4900)
  expect(isOpen()).toBe(false)
  await vi.advanceTimersByTimeAsync(200)
  await vi.waitUntil(isOpen)
  goAway()

  await visit()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isOpen()).toBe(false)
  goAway()

  vi.setSystemTime(Date.now() + 8 * 86_400_000)
  await visit()
  await vi.advanceTimersByTimeAsync(5100)
  await vi.waitUntil(isOpen)
})

it('waits while another dialog is open', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const other = document.body.appendChild(document.createElement('dialog'))
  other.showModal()
  show({ opens: 'time', after: 1 })
  const own = () => document.querySelector<HTMLDialogElement>('[id="b1-popup"]')
  await vi.waitUntil(own)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  await vi.advanceTimersByTimeAsync(5000)
  expect(own()?.open).toBe(false)
  other.close()
  await vi.advanceTimersByTimeAsync(1100)
  await vi.waitUntil(() => own()?.open)
})

it('opens when the pointer leaves at the top, and at half of the page', async () => {
  show({ opens: 'leave', pause: 0 })
  await expect.element(link).toBeVisible()
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 300 }))
  await expect.element(dialog).not.toBeInTheDocument()
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }))
  await expect.element(dialog).toBeVisible()
  goAway()

  const long = document.body.appendChild(document.createElement('div'))
  long.style.height = '400vh'
  show({ opens: 'scroll', pause: 0 })
  await expect.element(link).toBeInTheDocument()
  scrollTo(0, innerHeight)
  await expect.element(dialog).not.toBeInTheDocument()
  scrollTo(0, innerHeight * 3)
  await expect.element(dialog).toBeVisible()
})

it('is a collapsed strip on the canvas, opens in place for itself and its content, and never automatically', async () => {
  document.documentElement.dataset.canvas = ''
  document.documentElement.dataset.mode = 'edit'
  show({ opens: 'time', after: 1 }, false)
  const strip = page.getByRole('button', { name: /^A letter/, expanded: false })
  await expect.element(strip).toBeVisible()
  await expect.element(page.getByText('Inside')).not.toBeVisible()
  page
    .getByText('Inside')
    .element()
    .dispatchEvent(new Event('beforematch', { bubbles: true }))
  await expect.element(page.getByText('Inside')).toBeVisible()
  await page.getByRole('button', { name: /^A letter/, expanded: true }).click()
  await expect.element(page.getByText('Inside')).not.toBeVisible()
  document.querySelector('[data-node]')?.dispatchEvent(new Event('beforematch', { bubbles: true }))
  await expect.element(page.getByText('Inside')).toBeVisible()
  expect(document.querySelector('dialog')?.open).toBe(false)
})

it('names its link on the canvas', async () => {
  show({}, false)
  await expect.element(page.getByText('Opens from a button or a link to #letter')).toBeInTheDocument()
})
