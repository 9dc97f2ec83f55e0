import { afterEach, expect, it } from 'vitest'
import type { ErrorInfo } from '@schemas/layout/render'
import { themeFields } from '@schemas/layout/theme'
import { type CheckedPage, checkPages } from './check-pages'

const theme = themeFields.parse({
  format: 1,
  name: 'x',
  title: 'X',
  picks: { brand: '#3c4f69', accent: '#b8663f', neutral: '#5f6772' },
  fonts: { body: { family: 'Noto Sans Thai' } },
  radii: { s: '0', m: '8px', l: '1rem', button: '0', image: '0' },
})
const made: string[] = []
afterEach(() => made.splice(0).forEach((address) => URL.revokeObjectURL(address)))

/** A document as the gateway answers it, at an address that takes a query. */
function pageThatAnswers(error?: ErrorInfo): string {
  const html = `<body><div id="root"><p>Words</p></div><script type="application/json" id="boot">{}</script><script type="application/json" id="payload">${JSON.stringify({ tree: null, error })}</script></body>`
  made.push(URL.createObjectURL(new Blob([html], { type: 'text/html' })))
  return `${made.at(-1)}#`
}

async function check(address: string): Promise<CheckedPage[]> {
  const checked: CheckedPage[] = []
  await checkPages({
    pages: [{ address, title: undefined, as: 'guest' }],
    locales: ['en'],
    before: theme,
    after: theme,
    parts: { fonts: '', asset: () => undefined },
    theme: undefined,
    signal: new AbortController().signal,
    onPage: (page) => checked.push(page),
  })
  return checked
}

it('looks at a page that is there', async () => {
  expect(await check(pageThatAnswers())).toMatchObject([{ hasFailed: false, findings: [] }])
})

it('takes the page of an error for none of those that were to be looked at', async () => {
  expect(
    await check(pageThatAnswers({ statusCode: 404, statusMessage: 'Page Not Found', message: 'Page Not Found' })),
  ).toMatchObject([{ hasFailed: true }])
})

it('takes what is no page of ours for one that could not be looked at', async () => {
  made.push(URL.createObjectURL(new Blob(['<div id="root"></div>'], { type: 'text/html' })))
  expect(await check(`${made.at(-1)}#`)).toMatchObject([{ hasFailed: true }])
})
