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

let root: Root
beforeEach(() => loadViews(['site/consent', 'site/contact-button', 'site/popup']))
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  document.cookie = 'consent=; max-age=0; path=/'
  localStorage.clear()
})

function drawn(type: string, props: object) {
  const View = loadedView(type)
  if (!View) throw new Error(`${type} did not come.`)
  return createElement(View as never, { key: type, blockId: type.replace('/', '-'), ...props } as never)
}

/** From below upwards: each is wholly over the one before. */
function expectApart(...elements: Element[]) {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  for (const [index, box] of boxes.entries()) {
    expect(box.bottom).toBeLessThanOrEqual(innerHeight)
    const below = boxes[index - 1]
    if (below) expect(box.bottom).toBeLessThanOrEqual(below.top)
  }
}

it.each([1200, 390])('what shares the lower edge is apart at %i px: the question of consent, the contact button, a pop-up in the corner and the way up', async (width) => {
  await page.viewport(width, 800)
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', space: { contact: { phone: '02 123 4567', line: '@house' }, analytics: { src: '/a.js' } }, session: { role: 'guest' }, assets: {} } as unknown as Boot}>
      <PageLinkProvider value={() => null}>
        {drawn('site/consent', { position: 'bar', preview: false })}
        {drawn('site/contact-button', { ways: [], look: 'icon', icon: 'message-circle', side: 'end', narrow: 'button', preview: false })}
        {drawn('site/popup', { title: 'Closed', showTitle: true, opener: 'Hours', opens: 'asked', after: 1, pause: 0, size: 's', position: 'corner' })}
        <p style={{ height: '300vh' }}>The page</p>
        <ScrollToTop />
      </PageLinkProvider>
    </BootProvider>,
  )
  await page.getByRole('button', { name: 'Hours' }).click()
  const card = page.getByRole('dialog', { name: 'Closed' })
  await expect.element(card).toBeVisible()
  scrollTo(0, 500)
  const top = page.getByRole('button', { name: 'Back to top' })
  await expect.element(top).toBeVisible()
  const button = page.getByRole('button', { name: 'Contact us' })
  const question = page.getByRole('region', { name: 'Visits, counted with your leave' })
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})))
  await expect.poll(() => expectApart(question.element(), button.element(), card.element(), top.element())).toBeUndefined()
  const { bottom } = button.element().getBoundingClientRect()
  await page.getByRole('button', { name: 'No, thanks' }).click()
  await expect.poll(() => button.element().getBoundingClientRect().bottom).toBeGreaterThan(bottom)
  expectApart(button.element(), card.element(), top.element())
})
