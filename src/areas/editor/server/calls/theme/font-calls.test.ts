import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call as startCall } from '@schemas/files/calls/files/start-upload'
import type { FontFamily, FontFileEntry } from '@schemas/editor/entities/theme'
import { withSite } from '@gateway/db/scope'
import { item, strayObject } from '@gateway/db/item-tables'
import { packWoff2 } from '@gateway/fonts/pack-woff2'
import { readFont } from '@gateway/fonts/read-font'
import { clearLeftovers, trashMs } from '@gateway/media/clear-leftovers'
import { fixtureThemes } from '@tests/fixtures/sites'
import { askCall, credentials } from '@tests/support/caller'
import { sendOther } from '@tests/support/files'
import { asTrueType, nameTable, plexFile, withTable } from '@tests/support/font'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'
import { keysIn } from '@tests/support/media'

const shipped = JSON.stringify({
  faces: [{ family: 'Owl Sans', file: 'fonts/owl.woff2', weight: 400, style: 'normal', unicodeRange: 'U+0-FF' }],
  fallbacks: [],
})
const folder = mkdtempSync(join(tmpdir(), 'sitewright-fonts-'))
let gateway: TestGateway
const tokens: Record<string, string> = {}

beforeAll(async () => {
  gateway = await openGateway({
    env: { DATA_DIR: folder },
    themes: { ...fixtureThemes, '/themes/default/assets/fonts.json': shipped },
  })
  for (const [who, role, site] of [
    ['admin', 'admin', 'alpha'],
    ['manager', 'manager', 'alpha'],
    ['stranger', 'admin', 'beta'],
  ] as const)
    tokens[who] = (await credentials(gateway, { role, site })).token ?? ''
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

const as = (who: string) => ({
  token: tokens[who] as string,
  cookie: 'lang=en',
  ...(who === 'stranger' ? { host: 'beta.localhost' } : {}),
})
const call = (name: string, body?: object, who = 'admin') =>
  ask(gateway, `/api/theme/${name}`, { ...as(who), ...(body ? { body } : {}) })
const message = (answer: { body: string }) =>
  (JSON.parse(answer.body) as { error: { message: string; details?: { uses?: { key: string }[] } } }).error
/** Uploads a file and makes a font of it, as the studio does. */
async function send(bytes: Buffer, name = 'font.woff2') {
  const id = await sendOther(gateway, { purpose: 'font', name, type: 'font/woff2' }, bytes, {
    token: tokens.admin as string,
  })
  return { id, answer: await call('add-font', { id }) }
}
const add = async (bytes: Buffer, name?: string) => (await send(bytes, name)).answer.json() as FontFileEntry
const fonts = async () => (await call('fonts')).json() as { families: FontFamily[]; files: FontFileEntry[] }
const opened = async () => (await call('document?name=default')).json() as { version: number; families: FontFamily[] }
const useFamily = async (family: string) =>
  call('save', {
    name: 'default',
    base: (await opened()).version,
    overrides: { fonts: { heading: { family } } },
    slots: {},
  })
const publish = async () => call('publish', { name: 'default', version: (await opened()).version })
const home = async () => (await ask(gateway, '/')).body
const renamed = async (file: Buffer, family: string) =>
  packWoff2(withTable((await readFont(file)).tables, 'name', nameTable(family)))

describe('an uploaded font family', () => {
  let thai: FontFileEntry
  let latin: FontFileEntry

  it('consists of files with their facts, and can be named by themes', async () => {
    thai = await add(plexFile('thai'), 'Plex ไทย.woff2')
    latin = await add(plexFile('latin'), 'plex-latin.woff2')
    expect(thai).toMatchObject({
      family: 'IBM Plex Sans Thai',
      weight: [400, 400],
      style: 'normal',
      thai: true,
      latin: false,
      name: 'Plex ไทย.woff2',
      version: 1,
    })
    expect(latin).toMatchObject({
      family: 'IBM Plex Sans Thai',
      thai: false,
      latin: true,
      license: 'http://scripts.sil.org/OFL',
    })
    const [family] = (await fonts()).families
    expect(family).toMatchObject({ family: 'IBM Plex Sans Thai', weights: [400], thai: true, latin: true })
    expect(family?.pack).toBeUndefined()
    expect((await opened()).families.map((each) => each.family)).toEqual(['IBM Plex Sans Thai', 'Owl Sans'])
    // Finishing twice makes one font.
    expect((await call('add-font', { id: thai.id })).json()).toEqual(thai)
  })

  it('is served permanently from this origin, only as a font', async () => {
    const css = (await fonts()).families[0]?.css ?? ''
    const [address = ''] = /\/_store\/public\/[^"]+\.woff2/.exec(css) ?? []
    const answer = await ask(gateway, address)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect((await readFont(answer.rawPayload)).facts.family).toBe('IBM Plex Sans Thai')
    expect((await ask(gateway, address, { host: 'beta.localhost' })).statusCode).toBe(404)
  })

  it('is public only once a theme that names it is published, and is then fetched with the page', async () => {
    expect(await home()).not.toContain('IBM Plex')
    expect((await useFamily('IBM Plex Sans Thai')).statusCode).toBe(200)
    expect(await home()).not.toContain('IBM Plex')
    expect((await publish()).statusCode).toBe(200)
    const shown = await home()
    expect(shown).toContain('--font-heading:"IBM Plex Sans Thai","IBM Plex Sans Thai Fallback"')
    expect(
      shown.match(
        /@font-face\{font-family:"IBM Plex Sans Thai";font-style:normal;font-weight:400;font-display:swap;src:url\("\/_store\/public\/alpha\/[^"]+"\) format\("woff2"\);unicode-range:U\+/g,
      ),
    ).toHaveLength(2)
    expect(
      shown.match(
        /<link rel="preload" href="\/_store\/public\/alpha\/[^"]+\.woff2" as="font" type="font\/woff2" crossorigin>/g,
      ),
    ).toHaveLength(2)
    expect(shown).toMatch(/font-family:"IBM Plex Sans Thai Fallback";src:local\("Arial"\)[^}]*size-adjust:10\d\.\d+%/)
    expect((await ask(gateway, '/')).headers['content-security-policy']).toContain("font-src 'self'")
    const { cookie = '' } = await credentials(gateway, { role: 'manager', site: 'alpha' })
    expect((await ask(gateway, '/?canvas', { cookie })).body).toContain('font-family:"IBM Plex Sans Thai"')
  })

  it('allows removing a file while released pages keep it, but not the last file in use', async () => {
    expect((await call('trash-font', { id: latin.id })).json()).toMatchObject({
      id: latin.id,
      trashedAt: expect.any(String),
    })
    expect((await home()).match(/@font-face\{font-family:"IBM Plex Sans Thai";/g)).toHaveLength(2)
    const refused = await call('trash-font', { id: thai.id })
    expect(refused.statusCode).toBe(409)
    expect(message(refused).message).toBe('“IBM Plex Sans Thai” is used by “Default”. Choose another font there first.')
    expect(message(refused).details?.uses?.map(({ key }) => key)).toContain('theme')
    expect((await call('rename-family', { family: thai.family, to: 'Another' })).statusCode).toBe(409)
    expect((await call('restore-font', { id: latin.id })).json()).not.toHaveProperty('trashedAt')
    expect((await fonts()).families[0]).toMatchObject({ thai: true, latin: true })
  })

  it('keeps one file when two people remove the last two at once', async () => {
    // Several rounds, because a single one seldom makes the two collide.
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all([latin, thai].map(({ id }) => call('trash-font', { id })))
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
      for (const { id } of [latin, thai]) expect((await call('restore-font', { id })).statusCode).toBe(200)
    }
  })

  it('is deleted for good only when no release can restore it', async () => {
    expect((await useFamily('Owl Sans')).statusCode).toBe(200)
    expect((await publish()).statusCode).toBe(200)
    expect(await home()).not.toContain('IBM Plex')
    const extra = await add(plexFile('thai', 600))
    for (const id of [thai.id, latin.id, extra.id]) expect((await call('trash-font', { id })).statusCode).toBe(200)
    expect((await fonts()).families).toEqual([])
    const later = Date.now() + trashMs + 60_000
    await clearLeftovers(gateway.services, 'alpha', later)
    expect((await fonts()).files.map(({ id }) => id).toSorted()).toEqual([thai.id, latin.id].toSorted())
    // A release that uses the font can be restored, with the font.
    expect((await ask(gateway, '/api/editor/rollback', { ...as('admin'), body: { no: 2 } })).statusCode).toBe(200)
    expect(await home()).toContain('font-family:"IBM Plex Sans Thai"')
    for (const id of [thai.id, latin.id]) expect((await call('restore-font', { id })).statusCode).toBe(200)
  })
})

describe("a font file's metadata", () => {
  it('lets an admin correct it, and refuses a stale change with the current state', async () => {
    const file = await add(await renamed(plexFile('latin'), 'Harbour Bold'), 'harbour.woff2')
    expect(file.family).toBe('Harbour')
    const changed = await call('update-font', { id: file.id, version: 1, weight: 700, style: 'italic' })
    expect(changed.json()).toMatchObject({ family: 'Harbour', weight: [700, 700], style: 'italic', version: 2 })
    expect((await call('update-font', { id: file.id, version: 1, weight: 300 })).statusCode).toBe(409)
    expect((await call('rename-family', { family: 'Harbour', to: 'owl sans' })).statusCode).toBe(422)
    expect((await call('rename-family', { family: 'Harbour', to: 'A"};b' })).statusCode).toBe(400)
    // Family names are compared case-insensitively.
    expect((await call('rename-family', { family: 'Harbour', to: 'ibm plex sans thai' })).json()).toEqual({
      family: 'IBM Plex Sans Thai',
    })
    expect((await fonts()).families[0]).toMatchObject({ family: 'IBM Plex Sans Thai', weights: [400, 700] })
    expect((await call('rename-family', { family: 'Harbour', to: 'Any' })).statusCode).toBe(404)
  })

  it('refuses the name of a shipped family', async () => {
    expect((await add(await renamed(plexFile('latin'), 'Owl Sans'))).family).toBe('Owl Sans 2')
  })

  it('escapes characters that would end a CSS rule', async () => {
    const file = await add(await renamed(plexFile('latin'), 'X"}</style><script>'))
    expect(file.family).toBe('X style script')
  })

  it('falls back to the file name without a Latin family name', async () => {
    expect((await add(await renamed(plexFile('thai'), 'สารบรรณ'), 'sarabun-regular.woff2')).family).toBe(
      'sarabun-regular',
    )
  })
})

describe('invalid font files', () => {
  it.each([
    [
      'a page that is called one',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'Use a WOFF2, TTF or OTF file.',
    ],
    [
      'a picture',
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0]),
      'Use a WOFF2, TTF or OTF file.',
    ],
    ['one that was cut off', () => plexFile('thai').subarray(0, 3000), 'It may be damaged'],
    ['a collection', () => Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(60)]), 'contains several fonts'],
  ])('refuses with a message and leaves nothing: %s', async (_case, bytes, refusal) => {
    const before = (await fonts()).files.length
    const { id, answer } = await send(bytes())
    expect(answer.statusCode).toBe(422)
    expect(message(answer).message).toContain(refusal)
    expect((await call('add-font', { id })).statusCode).toBe(410)
    expect((await fonts()).files).toHaveLength(before)
    const strays = await withSite(gateway.database, 'alpha', (db) => db.select().from(strayObject))
    const keys = await keysIn(join(folder, 'store'))
    expect(strays.filter(({ storageKey }) => storageKey.startsWith('incoming/') && keys.includes(storageKey))).toEqual(
      [],
    )
  })

  it('refuses an oversized file, or one by a person who may not send it, before it is sent', async () => {
    const startUpload = (size: number, who: string) =>
      askCall(
        gateway,
        startCall,
        { name: 'a.woff2', size, purpose: 'font' },
        { token: tokens[who] as string, cookie: 'lang=en' },
      )
    const large = await startUpload(5 * 1024 * 1024 + 1, 'admin')
    expect([large.statusCode, message(large).message]).toEqual([422, 'A font file can be up to 5 MB.'])
    expect((await startUpload(1000, 'manager')).statusCode).toBe(403)
  })

  it('stores only the font of a file that is also a page', async () => {
    const file = await renamed(plexFile('latin'), 'Sly')
    const { id } = await add(Buffer.concat([file, Buffer.from('<script>alert(1)</script>')]))
    const [row] = await withSite(gateway.database, 'alpha', (db) => db.select().from(item).where(eq(item.id, id)))
    const stored = await gateway.services.store.read(row?.storageKey ?? '')
    const chunks: Buffer[] = []
    for await (const chunk of stored?.body ?? []) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).includes('<script>')).toBe(false)
    expect((await send(file)).answer.statusCode).toBe(409)
  })

  it('converts TrueType to WOFF2', async () => {
    const { tables } = await readFont(await renamed(plexFile('thai'), 'Plain'))
    const file = await add(asTrueType(tables), 'Plain-Regular.ttf')
    expect(file).toMatchObject({ family: 'Plain', thai: true, name: 'Plain-Regular.woff2' })
  })
})

describe('font permissions', () => {
  it("allows the site's admins only: refuses managers, and hides fonts from another site's admin", async () => {
    const [file] = (await fonts()).files
    for (const [name, body] of [
      ['fonts'],
      ['trash-font', { id: file?.id }],
      ['restore-font', { id: file?.id }],
      ['update-font', { id: file?.id, version: 1 }],
      ['add-font', { id: file?.id }],
    ] as const)
      expect([name, (await call(name, body, 'manager')).statusCode]).toEqual([name, 403])
    expect((await call('fonts', undefined, 'stranger')).json()).toEqual({ families: [], files: [] })
    for (const name of ['trash-font', 'restore-font'])
      expect((await call(name, { id: file?.id }, 'stranger')).statusCode).toBe(404)
    expect((await call('add-font', { id: file?.id }, 'stranger')).statusCode).toBe(404)
    expect(
      (
        await ask(gateway, '/api/theme/save', {
          ...as('stranger'),
          body: { name: 'default', base: 0, overrides: { fonts: { body: { family: file?.family } } }, slots: {} },
        })
      ).statusCode,
    ).toBe(422)
  })

  it('hides fonts from the media library', async () => {
    const [file] = (await fonts()).files
    expect((await ask(gateway, '/api/media/list', as('manager'))).json()).toEqual({ items: [] })
    expect((await ask(gateway, `/api/media/item/${file?.id}`, as('manager'))).statusCode).toBe(404)
    expect(
      (await ask(gateway, '/filemanager/delete', { ...as('manager'), body: { itemId: file?.id } })).statusCode,
    ).toBe(404)
  })

  it("shows nothing of another site's file that a theme names", async () => {
    const [file] = (await fonts()).files
    const families = [
      {
        family: 'Stolen',
        faces: [
          {
            asset: `item-${file?.id}`,
            weight: [400, 400],
            style: 'normal',
            ranges: 'U+20-7E',
            fallback: { ascent: 1, descent: 0.3, isSerif: false, latin: 0.45 },
          },
        ],
      },
    ]
    await gateway.database.db.execute(
      sql`UPDATE release SET content = ${JSON.stringify({ tokens: { theme: 'default', title: 'Own', pack: 'default', overrides: { fonts: { body: { family: 'Stolen' } } }, slots: {}, families } })}::jsonb WHERE site_id = 'beta'`,
    )
    gateway.services.sites.forget()
    const { body } = await ask(gateway, '/', { host: 'beta.localhost' })
    expect(body).toContain('--font-body:"Stolen"')
    expect(body).not.toContain('@font-face{font-family:"Stolen"')
  })
})
