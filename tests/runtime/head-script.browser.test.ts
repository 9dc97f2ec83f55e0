import { afterEach, expect, it } from 'vitest'
import { headScript } from '@gateway/pages/head-script'

const counts = 'https://count.example/a.js'
afterEach(() => document.body.replaceChildren())

/** One of our documents up to its first script, under the rule of its policy. */
async function openDocument(): Promise<Window & typeof globalThis> {
  const html = `<!doctype html><html data-analytics="${counts}"><head><meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'"><script>${headScript}</script></head><body></body></html>`
  const frame = document.createElement('iframe')
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  frame.src = address
  document.body.append(frame)
  await loaded
  URL.revokeObjectURL(address)
  return frame.contentWindow as Window & typeof globalThis
}

it('lets no text become markup or a script', async () => {
  const page = await openDocument()
  const { body } = page.document
  const insertions: (() => unknown)[] = [
    () => (body.innerHTML = '<b>x</b>'),
    () => (body.outerHTML = '<body>x</body>'),
    () => body.insertAdjacentHTML('beforeend', '<img src=x>'),
    () => page.document.write('<b>x</b>'),
    () => new page.DOMParser().parseFromString('<b>x</b>', 'text/html'),
    () => page.document.createRange().createContextualFragment('<b>x</b>'),
  ]
  for (const insert of insertions) expect(insert).toThrow('Markup is refused.')
  const script = page.document.createElement('script')
  expect(() => (script.text = '1')).toThrow('Script text is refused.')
  expect(() => page.eval('1')).toThrow()
  expect(body.children).toHaveLength(0)
  // Text that is no markup stays text.
  body.innerHTML = 'a > b & c'
  expect(body.textContent).toBe('a > b & c')
})

it('accepts scripts from its own origin, and the analytics script', async () => {
  const page = await openDocument()
  const script = page.document.createElement('script')
  for (const address of [
    'https://evil.example/a.js',
    'https://count.example/b.js',
    `${counts}?x`,
    'data:text/javascript,1',
    'javascript:1',
  ])
    expect(() => (script.src = address), address).toThrow('Script address is refused.')
  for (const address of [counts, `${location.origin}/a.js`]) {
    script.src = address
    expect(script.src).toBe(address)
  }
})
