import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { PageLinkProvider } from '@kit/page-link'
import { ScrollToTop } from '@kit/ui/scroll-to-top'
import { loadedView, loadViews } from '@registry/views'
import './base.css'

let root: Root | undefined
beforeEach(() => loadViews(['site/consent', 'site/contact-button', 'site/popup']))
afterEach(() => {
  root?.unmount()
  root = undefined
  document.body.replaceChildren()
  document.cookie = 'consent=; max-age=0; path=/'
  localStorage.clear()
})

function drawn(type: string, props: object) {
  const View = loadedView(type)
  if (!View) throw new Error(`${type} did not come.`)
  return createElement(View as never, { key: type, blockId: type.replace('/', '-'), ...props } as never)
}

const boot = {
  locale: 'en',
  space: { contact: { phone: '02 123 4567', line: '@house' }, analytics: { src: '/a.js' } },
  session: { role: 'guest' },
  assets: {},
} as unknown as Boot
const consent = () => drawn('site/consent', { position: 'bar', preview: false })
const contact = (narrow: string) =>
  drawn('site/contact-button', { ways: [], look: 'icon', icon: 'message-circle', side: 'end', narrow, preview: false })

function draw(...parts: React.ReactNode[]) {
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <PageLinkProvider value={() => null}>
        {parts}
        <p style={{ height: '300vh' }}>The page</p>
        <ScrollToTop />
      </PageLinkProvider>
    </BootProvider>,
  )
}

const question = page.getByRole('region', { name: 'Can we count your visit?' })
const top = page.getByRole('button', { name: 'Back to top' })

/** From the bottom upwards: each is entirely above the previous one. */
function expectApart(...elements: Element[]) {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  for (const [index, box] of boxes.entries()) {
    expect(box.bottom).toBeLessThanOrEqual(innerHeight)
    const below = boxes[index - 1]
    if (below) expect(box.bottom).toBeLessThanOrEqual(below.top)
  }
}

it.each([1200, 390])(
  'separates docked elements at %i px: consent question, contact button, corner pop-up and scroll-to-top button',
  async (width) => {
    await page.viewport(width, 800)
    draw(
      consent(),
      contact('button'),
      drawn('site/popup', {
        title: 'Closed',
        showTitle: true,
        opener: 'Hours',
        opens: 'asked',
        after: 1,
        pause: 0,
        size: 's',
        position: 'corner',
      }),
    )
    await page.getByRole('button', { name: 'Hours' }).click()
    const card = page.getByRole('dialog', { name: 'Closed' })
    await expect.element(card).toBeVisible()
    scrollTo(0, 500)
    await expect.element(top).toBeVisible()
    const button = page.getByRole('button', { name: 'Contact us' })
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
    await expect
      .poll(() => expectApart(question.element(), button.element(), card.element(), top.element()))
      .toBeUndefined()
    const { bottom } = button.element().getBoundingClientRect()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect.poll(() => button.element().getBoundingClientRect().bottom).toBeGreaterThan(bottom)
    expectApart(button.element(), card.element(), top.element())
  },
)

it.each([1200, 390])(
  'keeps the frame clear of the consent question at %i px when the dock is not loaded',
  async (width) => {
    await page.viewport(width, 800)
    draw(consent())
    await expect.element(question).toBeVisible()
    scrollTo(0, 500)
    await expect.element(top).toBeVisible()
    const questionElement = question.element()
    const [{ left, right, top: upper, bottom }, button] = [
      questionElement.getBoundingClientRect(),
      top.element().getBoundingClientRect(),
    ]
    // Along the horizontal line of the button.
    const y = Math.min(Math.max((button.top + button.bottom) / 2, upper + 1), bottom - 1)
    for (let x = left + 20; x < right - 20; x += 10)
      expect(questionElement.contains(document.elementFromPoint(x, y))).toBe(true)
  },
)

it('places a later question above docked elements, and on the edge once they are gone', async () => {
  await page.viewport(390, 800)
  draw(contact('bar'))
  const bar = page.getByRole('region', { name: 'Contact us' })
  await expect.element(bar).toBeVisible()
  await expect.poll(() => document.documentElement.style.getPropertyValue('--edge-bar')).not.toBe('')
  draw(contact('bar'), consent())
  await expect.element(question).toBeVisible()
  await expect
    .poll(() => question.element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(bar.element().getBoundingClientRect().top)
  draw(consent())
  await expect.poll(() => question.element().getBoundingClientRect().bottom).toBe(784)
})
