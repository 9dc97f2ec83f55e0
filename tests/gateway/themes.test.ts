import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { item } from '@gateway/db/item-tables'
import { nameFields } from '@gateway/files/names'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

const night = JSON.stringify({
  ...(JSON.parse(fixtureThemes['/themes/default/theme.json'] as string) as object),
  name: 'night',
  parent: 'default',
  scheme: 'dark',
  picks: { brand: '#7c3aed', accent: '#0d9488', neutral: '#64748b' },
  colors: {},
})
const slot = (text: string) =>
  JSON.stringify({ format: 1, rows: [row(heading(text, { props: { text: text, level: 2 } }))] })
const themes = {
  ...fixtureThemes,
  '/themes/night/theme.json': night,
  '/themes/night/header.json': slot('Night header'),
  '/themes/night/homepage.json': page('/', { guest: [row(heading('Night home'))] }),
  '/themes/night/pages/owls.json': page('/owls', { guest: [row(heading('Owls'))] }),
}
const appearance = (own: object) => ({
  theme: 'default',
  title: 'Own',
  pack: 'default',
  overrides: {},
  slots: {},
  ...own,
})

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ themes })
})
afterAll(() => gateway.close())
beforeEach(() => release({}))

async function release(content: object): Promise<void> {
  await gateway.database.db.execute(
    sql`UPDATE release SET content = ${JSON.stringify(content)}::jsonb WHERE site_id = 'alpha'`,
  )
  gateway.services.sites.forget()
}
const html = async (path = '/', host = 'alpha.localhost', options = {}) =>
  (await ask(gateway, path, { host, ...options })).body

describe('release with a theme', () => {
  it('shows on every page, in both schemes and in the frame, and on no other site', async () => {
    const before = await html()
    await release({
      tokens: appearance({
        overrides: {
          picks: { brand: '#b3005e' },
          scheme: 'dark',
          radii: { button: '99px' },
          shape: { button: 'pill' },
          background: { color: 'brandSoft' },
        },
      }),
    })
    for (const path of ['/', '/roles', '/no-such-page']) {
      const shown = await html(path)
      expect(shown).toContain('--brand-6:#')
      expect(shown).toMatch(/--c-brand:(?:light-dark\()?#b3005e/)
      expect(shown).toContain('--radius-button:99px')
      expect(shown).toContain('data-default-scheme="dark"')
      expect(shown).toContain('data-button="pill"')
      expect(shown).toContain('body::before{background-color:var(--c-brand-soft);background-image:none}')
    }
    expect(before).not.toContain('#b3005e')
    expect(await html('/', 'beta.localhost')).not.toContain('#b3005e')
  })

  it('shows on the canvas, without a connection, and in the manifest', async () => {
    await release({ tokens: appearance({ overrides: { colors: { bg: { light: '#fff4e0' } } } }) })
    const { cookie } = await signIn(gateway, 'manager')
    expect(await html('/?canvas', 'alpha.localhost', { cookie })).toContain('#fff4e0')
    expect(await html('/offline')).toContain('#fff4e0')
    expect((await ask(gateway, '/manifest.webmanifest')).json()).toMatchObject({ background_color: '#fff4e0' })
  })

  it('shows its background behind every page and on the canvas, with the site’s uploaded picture', async () => {
    const id = '11111111-1111-4111-8111-111111111111'
    const files = [
      { key: 'public/alpha/paper-960.webp', type: 'image/webp', width: 960 },
      { key: 'public/alpha/paper-1920.webp', type: 'image/webp', width: 1920 },
    ]
    for (const siteId of ['alpha', 'beta'])
      await gateway.database.db.insert(item).values({
        siteId,
        id,
        kind: 'file',
        drive: 'media',
        fileKind: 'picture',
        ...nameFields('paper.webp'),
        mime: 'image/webp',
        size: 1,
        checksum: '0',
        storageKey: `${siteId}/paper`,
        mode: 'public',
        width: 1920,
        height: 1080,
        renditions: { files: files.map((file) => ({ ...file, key: file.key.replace('alpha', siteId) })) },
      })
    await release({
      tokens: appearance({
        overrides: {
          background: {
            image: { asset: `item-${id}`, focus: [30, 40] },
            color: 'bg',
            veil: 70,
            dark: {
              gradient: {
                stops: [
                  { color: 'bg', at: 0 },
                  { color: 'brand.9', at: 100 },
                ],
              },
            },
          },
        },
      }),
    })
    const { cookie } = await signIn(gateway, 'manager')
    for (const shown of [await html(), await html('/roles'), await html('/?canvas', 'alpha.localhost', { cookie })]) {
      expect(shown).toContain(
        'url("/_store/public/alpha/paper-1920.webp");background-size:cover;background-repeat:no-repeat;background-position:30% 40%',
      )
      expect(shown).toContain(
        ':root[data-scheme=dark] body::before{background-color:var(--c-bg);background-image:linear-gradient(180deg,var(--c-bg) 0%,var(--brand-9) 100%)',
      )
    }
    expect(await html('/', 'beta.localhost')).not.toContain('body::before')
  })

  it('loads its font families, from whichever pack has them', async () => {
    const fonts = JSON.stringify({
      faces: [{ family: 'Owl Sans', file: 'fonts/owl.woff2', weight: 400, style: 'normal', unicodeRange: 'U+0-FF' }],
      fallbacks: [
        {
          family: 'Owl Sans Fallback',
          local: ['Arial'],
          sizeAdjust: '100%',
          ascentOverride: '90%',
          descentOverride: '20%',
          lineGapOverride: '0%',
        },
      ],
    })
    const other = await openGateway({ themes: { ...themes, '/themes/night/assets/fonts.json': fonts } })
    await other.database.db.execute(
      sql`UPDATE release SET content = ${JSON.stringify({ tokens: appearance({ overrides: { fonts: { heading: { family: 'Owl Sans' } } } }) })}::jsonb WHERE site_id = 'alpha'`,
    )
    other.services.sites.forget()
    const shown = (await ask(other, '/')).body
    await other.close()
    expect(shown).toContain('--font-heading:"Owl Sans","Owl Sans Fallback"')
    expect(shown).toContain('font-family:"Owl Sans Fallback";src:local("Arial")')
  })

  it('uses another pack’s pages and frame, except for slots of a third one', async () => {
    await release({ tokens: appearance({ pack: 'night' }) })
    const home = await html()
    expect(home).toContain('Night home')
    expect(home).toContain('Night header')
    expect(home).toContain('data-theme="night"')
    expect((await ask(gateway, '/owls')).statusCode).toBe(200)
    await release({ tokens: appearance({ pack: 'night', slots: { header: 'default', homepage: 'default' } }) })
    const mixed = await html()
    expect(mixed).toContain('>หน้าแรก<')
    expect(mixed).toContain('>Header<')
    expect(mixed).toContain('data-theme="night"')
    await release({ tokens: appearance({ slots: { header: 'night' } }) })
    expect(await html()).toContain('Night header')
    expect((await ask(gateway, '/owls')).statusCode).toBe(404)
  })

  it.each([
    ['what is no look', { brand: 'red' }],
    ['rules of its own', appearance({ overrides: { picks: { brand: 'red;}body{display:none' } } })],
    ['a family that would end its string', appearance({ overrides: { fonts: { body: { family: 'A"};b' } } } })],
    ['a length of script', appearance({ overrides: { radii: { s: 'expression(1)' } } })],
  ])('leaves the default theme when it is %s', async (_case, tokens) => {
    const styles = async () => (await html()).split('</style>')[0]
    const before = await styles()
    await release({ tokens })
    expect(await styles()).toBe(before)
  })

  it('falls back to the default for a missing pack', async () => {
    await release({ tokens: appearance({ pack: 'no-such-pack', overrides: { picks: { accent: '#123456' } } }) })
    const shown = await html()
    expect(shown).toContain('#123456')
    expect(shown).toContain('data-theme="default"')
  })
})
