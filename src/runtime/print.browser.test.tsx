import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { MenuTool } from '@kit/list/menu-tool'
import { Button } from '@kit/ui/button'
import './base.css'

let root: Root
let sheet: HTMLStyleElement
beforeEach(() => {
  sheet = document.head.appendChild(document.createElement('style'))
  // As a theme writes its colours.
  sheet.textContent =
    ':root{color-scheme:light dark;--c-bg:light-dark(#fff,#000);--c-text:light-dark(#111,#eee);--c-sunken:light-dark(#eee,#222)}:root[data-scheme=dark]{color-scheme:dark}'
  document.documentElement.dataset.scheme = 'dark'
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  root.unmount()
  sheet.remove()
  delete document.documentElement.dataset.scheme
  document.body.replaceChildren()
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] })
})

const styleOf = (id: string) => getComputedStyle(document.querySelector(`[data-id="${id}"]`)!)
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-id]')]
    .filter((each) => each.checkVisibility())
    .map((each) => each.dataset.id)

it('prints in the light palette, and only what is read', async () => {
  root.render(
    <BootProvider boot={{ locale: 'en', session: { role: 'guest' } } as Boot}>
      <a className="skip-link" href="#main" data-id="skip">
        Skip to content
      </a>
      <div role="search" data-id="search">
        <input type="search" aria-label="Search" />
      </div>
      <label data-id="find">
        Find <input type="search" />
      </label>
      <form data-id="find-form">
        <span>
          <input type="search" aria-label="Find" />
        </span>
      </form>
      <div data-id="sort">
        <label htmlFor="sort">Sort by</label>
        <span>
          <select id="sort" aria-label="Sort by" />
        </span>
      </div>
      <form>
        <div data-id="answer">
          <label htmlFor="answer">Title</label>
          <select id="answer" aria-label="Title" />
        </div>
      </form>
      <h1 data-id="title">Title</h1>
      <p data-id="text">Text</p>
      <div className="row" data-ground="night">
        <p data-id="night">On a dark ground</p>
      </div>
      <h2>
        <button type="button" data-id="question">
          A question that opens its answer
        </button>
      </h2>
      <Button data-id="act">Order</Button>
      <button type="button" aria-label="Close" data-id="icon">
        <svg />
      </button>
      <span className="only-dark" data-id="dark-logo" />
      <MenuTool label="Export" icon="file-export" acts={[]} />
    </BootProvider>,
  )
  await expect.poll(() => document.querySelector('[data-id="text"]')).not.toBeNull()
  expect(styleOf('text').color).toBe('rgb(238, 238, 238)')
  expect(shown()).toContain('act')
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print', features: [] })
  expect(styleOf('text').color).toBe('rgb(17, 17, 17)')
  expect(styleOf('night').color).toBe('rgb(17, 17, 17)')
  expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(255, 255, 255)')
  expect(shown()).toEqual(['answer', 'title', 'text', 'night', 'question'])
  expect(document.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.checkVisibility()).toBe(false)
})
