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

/** The gateway's document for a page, at an address that takes a query. */
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

it('checks an existing page', async () => {
  expect(await check(pageThatAnswers())).toMatchObject([{ hasFailed: false, findings: [] }])
})

it('does not check an error page in place of a requested page', async () => {
  expect(
    await check(pageThatAnswers({ statusCode: 404, statusMessage: 'Page Not Found', message: 'Page Not Found' })),
  ).toMatchObject([{ hasFailed: true }])
})

it('reports a page of another origin as failed', async () => {
  made.push(URL.createObjectURL(new Blob(['<div id="root"></div>'], { type: 'text/html' })))
  expect(await check(`${made.at(-1)}#`)).toMatchObject([{ hasFailed: true }])
})
