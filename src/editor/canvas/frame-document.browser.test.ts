import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setUi, ui } from '../state/ui-store'
import { prepareCanvas } from './frame-document'

let frame: HTMLIFrameElement
let page: Document
beforeEach(() => {
  frame = document.body.appendChild(document.createElement('iframe'))
  page = frame.contentDocument as Document
  page.documentElement.dataset.canvas = ''
  page.body.innerHTML = `<div id="root">
    <a id="away" href="/contact">Contact</a> <a id="own" href="/ours">Ours</a> <a id="here" href="${location.pathname}#prices">Prices</a> <a id="mail" href="mailto:a@example.com">Mail</a>
    <form action="/search"><input name="q"><button>Search</button></form>
    <h2 id="prices" style="margin-top:3000px">Prices</h2>
  </div>`
  prepareCanvas(frame)
  page.getElementById('own')?.addEventListener('click', (event) => event.preventDefault())
  vi.spyOn(window, 'open').mockReturnValue(null)
})
afterEach(() => {
  frame.remove()
  vi.restoreAllMocks()
  setUi({ mode: 'edit' })
})

/** Whether the browser would still follow. */
const press = (id: string) =>
  page.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

it('leads nowhere while the page is edited', () => {
  page.documentElement.dataset.mode = 'edit'
  expect(['away', 'own', 'here', 'mail'].map(press)).toEqual([false, false, false, false])
  expect(window.open).not.toHaveBeenCalled()
})

it('opens what a link leads to beside the builder while the page is tried, so that the page stays', () => {
  page.documentElement.dataset.mode = 'try'
  setUi({ mode: 'try' })
  expect(press('away')).toBe(false)
  expect(vi.mocked(window.open).mock.calls).toEqual([[`${location.origin}/contact`, '_blank', 'noopener']])
  // What the page does itself, and what leaves no page, are left to it.
  expect([press('own'), press('mail')]).toEqual([false, true])
  expect(window.open).toHaveBeenCalledTimes(1)
  const form = page.querySelector('form') as HTMLFormElement
  page.addEventListener('submit', (event) => event.preventDefault())
  form.requestSubmit()
  expect(form.target).toBe('_blank')
})

it('goes to a place of the page itself', () => {
  page.documentElement.dataset.mode = 'try'
  setUi({ mode: 'try' })
  expect(press('here')).toBe(false)
  expect(window.open).not.toHaveBeenCalled()
  expect(frame.contentWindow?.scrollY).toBeGreaterThan(1000)
})

it('a place whose name is no writing of one is that name', () => {
  page.getElementById('prices')?.setAttribute('id', '100%')
  page.getElementById('here')?.setAttribute('href', `${location.pathname}#100%`)
  page.documentElement.dataset.mode = 'try'
  setUi({ mode: 'try' })
  const thrown: unknown[] = []
  frame.contentWindow?.addEventListener('error', ({ error }) => thrown.push(error))
  press('here')
  expect(thrown).toEqual([])
  expect(frame.contentWindow?.scrollY).toBeGreaterThan(1000)
})

it('is left by Escape, but for what is open on the page', () => {
  setUi({ mode: 'try' })
  const escape = () => page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  const dialog = page.body.appendChild(page.createElement('dialog'))
  dialog.open = true
  escape()
  expect(ui().mode).toBe('try')
  dialog.remove()
  escape()
  expect(ui().mode).toBe('edit')
})
