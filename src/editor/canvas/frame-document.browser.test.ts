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

/** Whether the browser would still follow the link. */
const press = (id: string) =>
  page.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

it('blocks navigation while the page is edited', () => {
  page.documentElement.dataset.mode = 'edit'
  expect(['away', 'own', 'here', 'mail'].map(press)).toEqual([false, false, false, false])
  expect(window.open).not.toHaveBeenCalled()
})

it('opens links in a new tab while the page is tried out, so that the page stays', () => {
  page.documentElement.dataset.mode = 'try'
  setUi({ mode: 'try' })
  expect(press('away')).toBe(false)
  expect(vi.mocked(window.open).mock.calls).toEqual([[`${location.origin}/contact`, '_blank', 'noopener']])
  // In-page links and links that leave no page (mailto) are left to the page.
  expect([press('own'), press('mail')]).toEqual([false, true])
  expect(window.open).toHaveBeenCalledTimes(1)
  const form = page.querySelector('form') as HTMLFormElement
  page.addEventListener('submit', (event) => event.preventDefault())
  form.requestSubmit()
  expect(form.target).toBe('_blank')
})

it('follows anchors within the page', () => {
  page.documentElement.dataset.mode = 'try'
  setUi({ mode: 'try' })
  expect(press('here')).toBe(false)
  expect(window.open).not.toHaveBeenCalled()
  expect(frame.contentWindow?.scrollY).toBeGreaterThan(1000)
})

it('uses an anchor name literally when it is not valid encoding', () => {
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

it('leaves try mode on Escape unless something is open on the page', () => {
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
