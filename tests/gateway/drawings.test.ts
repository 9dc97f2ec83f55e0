import sharp from 'sharp'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call as cropCall } from '@schemas/files/calls/media/crop'
import { call as finishCall } from '@schemas/files/calls/files/finish-upload'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import { call as fileLinkCall } from '@schemas/files/calls/files/link'
import { call as listCall } from '@schemas/files/calls/media/list'
import { call as moveCall } from '@schemas/files/calls/files/move'
import { call as itemCall } from '@schemas/files/calls/media/item'
import type { AnyCall } from '@schemas/call'
import type { MediaItem } from '@schemas/files/entities/media-item'
import type { Asset } from '@schemas/layout/image'
import { item } from '@gateway/db/item-tables'
import { release } from '@gateway/db/tables'
import { withSite } from '@gateway/db/scope'
import { page, row } from '@tests/fixtures/sites'
import { askCall, credentials } from '@tests/support/caller'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { putBytes, sendFile, sendPicture } from '@tests/support/media'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const logo = Buffer.from(
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" onload="alert(1)"><script>alert(document.cookie)</script><style>.a{fill:#e63946}@import url(//evil.example);</style><rect class="a" width="100" height="100"/><rect x="100" width="100" height="100" fill="#1d3557"/><a href="javascript:alert(1)"><circle r="9"/></a></svg>`,
)
const svgType = 'image/svg+xml'
const callAs = async (call: AnyCall, input: Record<string, unknown>) =>
  askCall(gateway, call, input, await credentials(gateway, { role: 'manager', site: 'alpha' }))
const sendLogo = (name: string) => sendPicture(gateway, logo, { name, type: svgType })
const drawing = (shows: MediaItem['shows']) => {
  if (shows?.kind !== 'svg') throw new Error(`It shows ${JSON.stringify(shows)}.`)
  return shows
}

it('an SVG becomes a picture of the library that only draws, and its address runs nothing', async () => {
  const made = await sendLogo('โลโก้ ร้าน.svg')
  expect(made).toMatchObject({ kind: 'picture', mime: svgType, width: 200, height: 100, name: 'โลโก้ ร้าน.svg' })
  const shows = drawing(made.shows)
  const { headers, body, statusCode } = await ask(gateway, shows.src)
  expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([200, svgType, 'nosniff'])
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  expect(policy).not.toMatch(/script-src|img-src/)
  expect(body).toContain('.a{fill:#e63946}')
  expect(body).not.toMatch(/script|onload|evil|import/)
  // What was sent stays as it is, for those who may download it, and as a download only.
  const [stored] = await withSite(gateway.database, 'alpha', (db) =>
    db.select({ key: item.storageKey }).from(item).where(eq(item.id, made.id)),
  )
  expect((await ask(gateway, `/_store/${stored?.key}`)).statusCode).not.toBe(200)
  const { address } = (await callAs(fileLinkCall, { id: made.id, for: 'save' })).json<{ address: string }>()
  const original = await ask(gateway, address, { unsigned: true })
  expect([original.rawPayload.equals(logo), String(original.headers['content-disposition']).slice(0, 10)]).toEqual([
    true,
    'attachment',
  ])
  expect(String(original.headers['content-security-policy'])).toContain('sandbox')
  const listed = (await callAs(listCall, { kinds: 'picture' })).json<{ items: MediaItem[] }>().items
  expect(listed.map(({ id }) => id)).toContain(made.id)
})

it('is shown in a picture block as it is, and elsewhere drawn', async () => {
  const made = await sendLogo('mark.svg')
  const block = { id: 'b', type: 'content/image', version: 1, props: { image: { asset: made.asset } } }
  const document = JSON.parse(page('/mark', { guest: [row(block)] })) as Record<string, unknown>
  await gateway.database.db
    .update(release)
    .set({ content: { pages: { '/mark': { ...document, image: { asset: made.asset } } } } as never })
    .where(eq(release.siteId, 'alpha'))
  gateway.services.sites.forget()
  const { tree } = (await ask(gateway, '/mark/_payload.json')).json() as { tree: { assets: Record<string, Asset> } }
  const { src, jpeg = '' } = drawing(tree.assets[made.asset])
  const html = (await ask(gateway, '/mark')).body
  expect(html).toContain(`src="${src}"`)
  expect(html).toMatch(new RegExp(`property="og:image" content="[^"]*${jpeg}"`))
  expect(await sharp((await ask(gateway, jpeg)).rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200 })
})

it('is cropped, and becomes the icon of its site, drawn', async () => {
  const made = await sendLogo('icon.svg')
  const cut = (
    await callAs(cropCall, { id: made.id, area: { left: 0.5, top: 0, width: 0.5, height: 1 } })
  ).json<MediaItem>()
  expect(cut).toMatchObject({ mime: 'image/webp', width: 960, height: 960 })
  const { token } = await signIn(gateway, 'admin')
  const set = (bytes: Buffer) =>
    ask(gateway, '/api/site/set-own-icon', { token, body: { picture: bytes.toString('base64') } })
  expect((await set(logo)).statusCode).toBe(200)
  const { icon } = (await ask(gateway, '/api/site/own-settings', { token })).json<{ icon: string }>()
  const { data, info } = await sharp((await ask(gateway, icon)).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, info.channels]).toEqual([512, 512, 4])
  // A wide logo stands in the middle of a transparent square.
  const at = (x: number, y: number) => [...data.subarray((y * 512 + x) * 4, (y * 512 + x) * 4 + 4)]
  expect([at(50, 20)[3], at(100, 256), at(400, 256)]).toEqual([0, [230, 57, 70, 255], [29, 53, 87, 255]])
  expect((await set(Buffer.from('<svg><script/></svg>'))).statusCode).toBe(422)
})

it('of a person’s files becomes one when it moves into the library', async () => {
  const who = await credentials(gateway, { role: 'manager', site: 'alpha' })
  const started = (
    await askCall(
      gateway,
      startCall,
      { name: 'own.svg', type: svgType, size: logo.length, parent: 'organisation' },
      who,
    )
  ).json<{ upload: { id: string }; single: { address: string; headers: Record<string, string> } }>()
  await putBytes(gateway, started.single.address, started.single.headers, logo)
  const { _id } = (await askCall(gateway, finishCall, { id: started.upload.id }, who)).json<{ _id: string }>()
  expect((await callAs(moveCall, { ids: [_id], to: 'media' })).statusCode).toBe(200)
  const { item: moved } = (await callAs(itemCall, { id: _id })).json<{ item: MediaItem }>()
  expect((await ask(gateway, drawing(moved.shows).src)).body).not.toContain('script')
})

it.each([
  ['with a photo inside', '<image href="data:image/png;base64,AA"/>', 'PNG หรือ WebP'],
  [
    'with uses that multiply',
    `${Array.from({ length: 9 }, (_, at) => `<g id="a${at}">${`<use href="#a${at - 1}"/>`.repeat(9)}</g>`).join('')}<path/>`,
    'ซับซ้อน',
  ],
  ['without anything to draw', '', 'อ่านภาพนี้ไม่ได้'],
])('refuses one %s, with the way out', async (_what, inside, message) => {
  const answer = await sendFile(
    gateway,
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
    { name: 'x.svg', type: svgType },
  )
  expect([answer.statusCode, answer.json().error.message]).toEqual([422, expect.stringContaining(message)])
})
