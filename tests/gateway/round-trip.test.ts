import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ExportFile } from '@schemas/editor/entities/export-file'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { heading, page, row } from '@tests/fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { sendPicture } from '@tests/support/media'
import { makePicture } from '@tests/support/picture'
import { readExport, transferring } from '@tests/support/transfer'

let gateway: TestGateway
let token: string
let alpha: Awaited<ReturnType<typeof transferring>>
let beta: typeof alpha
beforeAll(async () => {
  gateway = await openGateway()
  token = (await signIn(gateway, 'admin')).token
  alpha = await transferring(gateway, 'alpha', 'admin')
  beta = await transferring(gateway, 'beta', 'admin')
})
afterAll(() => gateway.close())

const post = async (call: string, body: object) => {
  const answer = await ask(gateway, `/api/editor/${call}`, { token, body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ key: string; id: string }>()
}
const indexOf = async (keys: string[], of: typeof alpha) => (await readExport(await of.exported({ keys }))).index

/** A file's content, with uploads identified by their bytes and not by a site's names. */
function plain({ documents, uploads }: ExportFile) {
  const called = (text: string) =>
    uploads.reduce((all, { name, sha256 }) => all.replaceAll(name, `upload ${sha256}`), text)
  return {
    documents: JSON.parse(called(JSON.stringify(documents))) as unknown,
    uploads: uploads.map(({ sha256, size, fileName, alt, focus }) => ({ sha256, size, fileName, alt, focus })),
  }
}

it('keeps any pages equal on the other site', async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryPage, { minLength: 1, maxLength: 8 }), async (pages) => {
      const keys: string[] = []
      for (const source of pages) {
        const path = `/round/trip-${count++}`
        keys.push((await post('create', { path, title: source.title || 'None', content: { ...source, path } })).key)
      }
      const first = await alpha.exported({ keys })
      const { answer } = await beta.bringIn(first.rawPayload)
      expect(answer.statusCode, answer.body).toBe(200)
      expect(plain(await indexOf(keys, beta))).toEqual(plain((await readExport(first)).index))
    }),
    { numRuns: 5 },
  )
}, 60_000)

it('keeps pages with their sections and uploads equal from site to site', async () => {
  const shown = await sendPicture(gateway, await makePicture({ left: '#2b6cb0' }), { name: 'one.jpg', role: 'admin' })
  const other = await sendPicture(gateway, await makePicture({ left: '#b7791f', format: 'png' }), {
    name: 'two.png',
    role: 'admin',
  })
  const image = (asset: string) => ({ type: 'content/image', props: { image: { asset, focus: [10, 90] } } })
  const section = await post('create-section', { title: { en: 'Kept', th: 'เก็บไว้' }, rows: [row(image(shown.asset))] })
  const { key } = await post('create', {
    path: '/round/with-all',
    title: 'All',
    content: JSON.parse(
      page(
        '/round/with-all',
        {
          guest: [
            row(heading('Hello'), image(shown.asset), image(other.asset), {
              type: 'site/section',
              props: { section: section.id },
            }),
          ],
          manager: [row(image(other.asset))],
        },
        { image: { asset: other.asset } },
      ),
    ) as object,
  })

  const went = await alpha.exported({ keys: [key] })
  await beta.bringIn(went.rawPayload)
  const there = await beta.exported({ keys: [key] })
  expect(plain((await readExport(there)).index)).toEqual(plain((await readExport(went)).index))
  // Imported a second time it exists already: nothing to make, nothing to send.
  const again = await beta.plan(await beta.send(there.rawPayload))
  expect(again.documents.map(({ state }) => state)).toEqual(['same', 'same'])
  expect(again.uploads.map(({ state }) => state)).toEqual(['here', 'here'])
})
