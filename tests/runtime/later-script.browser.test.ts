import { afterEach, expect, it, vi } from 'vitest'
import { headScript } from '@gateway/pages/head-script'
import { laterScript } from '@gateway/pages/later-script'

afterEach(() => document.body.replaceChildren())

/** One of our documents with a script to fetch and one to run, under the rule of its policy. */
async function openDocument(picture = ''): Promise<Document> {
  const html = `<!doctype html><base href="${location.origin}/"><meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'"><script>${headScript}</script><body><p>Text</p>${picture}<link rel="later" href="/needed.js"><link rel="later" href="/entry.js"><script>${laterScript}</script>`
  const frame = document.createElement('iframe')
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  const parsed = new Promise((resolve) => frame.addEventListener('load', resolve))
  frame.src = address
  document.body.append(frame)
  await parsed
  URL.revokeObjectURL(address)
  return frame.contentDocument!
}
const fetched = (page: Document) =>
  [...page.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[rel=modulepreload], script[src]')].map(
    (each) => new URL('href' in each ? each.href : each.src).pathname,
  )
const all = ['/needed.js', '/entry.js', '/entry.js']

it('fetches the scripts once the first picture is there, or could not be had', async () => {
  for (const outcome of ['load', 'error']) {
    // Far below, so that the browser does not fetch it.
    const page = await openDocument(
      '<img fetchpriority="high" loading="lazy" src="/far.webp" style="margin-top:99999px">',
    )
    expect(fetched(page)).toEqual([])
    page.querySelector('img')!.dispatchEvent(new Event(outcome))
    await vi.waitFor(() => expect(fetched(page)).toEqual(all))
  }
})

it('fetches them after the first text of a page without such a picture, each once', async () => {
  const page = await openDocument()
  await vi.waitFor(() => expect(fetched(page)).toEqual(all), 5000)
})

it('fetches them at the first press, and repeats it once they are there, without sending a form', async () => {
  for (const [markup, event] of [
    ['<button type="button"><b>Press</b></button>', 'click'],
    ['<form><button>Send</button></form>', 'submit'],
  ] as const) {
    const page = await openDocument(
      `<img fetchpriority="high" loading="lazy" src="/far.webp" style="margin-top:99999px">${markup}`,
    )
    const { documentElement, defaultView } = page
    const before = defaultView?.location.href
    page.querySelector<HTMLElement>('b, button')?.click()
    await vi.waitFor(() => expect(fetched(page)).toEqual(all))
    let count = 0
    documentElement.addEventListener(event, (each) => {
      each.preventDefault()
      count += 1
    })
    const { replayEarly } = defaultView as unknown as { replayEarly: () => void }
    replayEarly()
    expect([count, defaultView?.location.href]).toEqual([1, before])
  }
})
