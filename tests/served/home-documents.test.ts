import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../support/hosts'
import { serve, type Served } from '../support/serve'

let running: Served
beforeAll(async () => {
  running = await serve()
})
afterAll(() => running.remove())

/** The café's `/` leads guests there. */
const homes = { academy: '/', market: '/', studio: '/', cafe: '/cluster/user/dashboard', hora: '/' }
const headingFonts = {
  academy: /ibm-plex-sans-thai-thai-600-/,
  market: /prompt-thai-600-/,
  studio: /bai-jamjuree-thai-700-/,
  cafe: /anuphan-thai-600-/,
  hora: /trirong-thai-400-/,
}
const documentOf = async (site: string, path: string) => (await ask(running.base, `${site}.localhost`, path)).text
const attributes = (html: string, tag: RegExp) => [...html.matchAll(tag)].map(([found]) => found)

describe.each(Object.entries(homes))('the document of %s', (site, path) => {
  test('fetches few scripts before its largest picture, and names the others for later', async () => {
    const html = await documentOf(site, path)
    const early = new Set(
      attributes(html, /<(?:link rel="modulepreload"|script type="module")[^>]*>/g).map(
        (tag) => /(?:href|src)="([^"]+)"/.exec(tag)?.[1],
      ),
    )
    expect(early.size).toBeLessThanOrEqual(8)
    const later = attributes(html, /<link rel="later" href="\/assets\/[\w.-]+\.js">/g)
    expect(later.length).toBeGreaterThan(8)
    // It is run, and the others are what it needs.
    expect(later.at(-1)).toMatch(/\/client-[\w-]+\.js/)
  })

  test('fetches at most one picture ahead, its first', async () => {
    const html = await documentOf(site, path)
    const pictures = attributes(html, /<img[^>]*>/g)
    const eager = pictures.filter((tag) => !tag.includes('loading="lazy"'))
    expect(eager.length).toBeLessThanOrEqual(1)
    expect(eager.every((tag) => /fetchpriority="high"/i.test(tag))).toBe(true)
    expect(attributes(html, /<img[^>]*fetchpriority="high"/gi)).toHaveLength(eager.length)
    expect(attributes(html, /<link[^>]*as="image"/g)).toEqual([])
  })

  test('fetches the font of its Thai headings with it', async () => {
    const html = await documentOf(site, path)
    const fonts = attributes(html, /<link rel="preload"[^>]*as="font"[^>]*>/g)
    expect(fonts.filter((tag) => headingFonts[site as keyof typeof headingFonts].test(tag))).toHaveLength(1)
    // Text in both scripts, and the heading.
    expect(fonts).toHaveLength(3)
  })

  test('leaves the rows below the third for later', async () => {
    const main = /<main[\s\S]*<\/main>/.exec(await documentOf(site, path))?.[0] ?? ''
    expect(attributes(main, /<div[^>]*data-later="true"/g).length).toBeGreaterThan(3)
  })
})
