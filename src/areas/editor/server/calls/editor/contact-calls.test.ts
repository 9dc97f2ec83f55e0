import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Contact } from '@schemas/site/entities/space'
import { type Editing, openEditing } from '@tests/support/editing'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

const themes = {
  ...fixtureThemes,
  '/themes/default/pages/reach.json': page('/reach', {
    guest: [row(heading('Reach us'), { type: 'content/contact', props: { title: 'Our door' } })],
  }),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

type StoredContact = { contact: Contact; version: string }
type Refusal = { error: { message: string; fields?: Record<string, string> } }
const read = async (who = work.manager) => (await work.get('/api/editor/contact', who)).json<StoredContact>()
/** As a reader of English or Thai. */
const set = (contact: unknown, version: string, { who = work.manager, lang = 'en' } = {}) =>
  ask(gateway, '/api/editor/set-contact', { token: who.token, body: { contact, version }, cookie: `lang=${lang}` })
const saveContact = async (contact: unknown) => {
  const answer = await set(contact, (await read()).version)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<StoredContact>()
}
const refused = async (contact: unknown, lang = 'en') =>
  (await set(contact, (await read()).version, { lang })).json<Refusal>().error.fields
const acts = async () =>
  (await work.get('/api/editor/audit?action=site-contact', work.admin)).json<{
    entries: { subject: string; by: string; before: unknown; after: unknown }[]
  }>().entries

const whole = {
  phone: '02-123-4567 ต่อ 8',
  email: 'hello@alpha.example',
  line: '@alpha',
  address: { th: '1 ถนนตัวอย่าง', en: '1 Example Road' },
  hours: [{ days: { th: 'จันทร์–ศุกร์', en: 'Mon–Fri' }, time: '9:00–17:00' }],
  map: { latitude: 13.7563, longitude: 100.5018 },
  social: [{ network: 'facebook', to: 'https://www.facebook.com/alpha' }],
}

describe('contact details of a site', () => {
  it('applies changes for visitors at once on every gateway, without publishing', async () => {
    const other = await openGateway({ database: gateway.database, themes })
    const seen = async (at: TestGateway, path = '/reach?lang=en') => (await ask(at, path)).body
    expect(await seen(other)).not.toContain('hello@alpha.example')
    expect(await saveContact(whole)).toEqual({ contact: whole, version: expect.any(String) })
    const shown = await seen(gateway)
    for (const text of [
      'Our door',
      'tel:021234567',
      '02-123-4567 ต่อ 8',
      'mailto:hello@alpha.example',
      '1 Example Road',
      'https://www.facebook.com/alpha',
    ])
      expect(shown).toContain(text)
    expect(shown).not.toContain('data-bare=')
    expect(await seen(gateway, '/reach?lang=th')).toContain('1 ถนนตัวอย่าง')
    await expect.poll(() => seen(other)).toContain('hello@alpha.example')
    expect((await ask(gateway, '/', { host: 'beta.localhost' })).body).not.toContain('hello@alpha.example')
    await other.app.close()
  })

  it('lets only managers and admins read and change them', async () => {
    const user = await signIn(gateway, 'user')
    const { version } = await read()
    expect([
      (await work.get('/api/editor/contact', user)).statusCode,
      (await set({}, version, { who: user })).statusCode,
      (await ask(gateway, '/api/editor/contact')).statusCode,
    ]).toEqual([403, 403, 401])
    expect(await read(work.admin)).toEqual({ contact: whole, version })
  })

  it('refuses the later of two concurrent changes with a message, and keeps the first', async () => {
    const { version } = await read()
    const answers = await Promise.all([
      set({ ...whole, phone: '081 111 1111' }, version),
      set({ ...whole, phone: '081 222 2222' }, version, { who: work.admin }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json<Refusal>().error.message).toBe(
      'Someone else changed the contact details while you were editing.',
    )
    expect((await set({}, version, { lang: 'th' })).json<Refusal>().error.message).toBe(
      'มีผู้อื่นแก้ไขข้อมูลติดต่อระหว่างที่คุณทำงานอยู่',
    )
    // A stale save of what is there already loses nothing.
    const now = await read()
    expect((await set(now.contact, version)).json()).toEqual(now)
  })

  it('refuses invalid fields with readable messages', async () => {
    const before = await read()
    const wrong = {
      phone: 'call us',
      email: 'hello@',
      line: 'ไลน์ร้าน',
      address: { th: '   ' },
      hours: [{ days: 'Mon', time: '' }],
      map: { latitude: 100.5, longitude: 13.7 },
      social: [
        { network: 'facebook', to: 'http://facebook.com/alpha' },
        { network: 'x', to: 'javascript:alert(1)' },
        { network: '', to: 'https://x.com/a' },
      ],
    }
    expect(await refused(wrong)).toEqual({
      'contact.phone': expect.stringContaining('3 to 15 digits'),
      'contact.email': 'Enter a valid email, such as name@example.com.',
      'contact.line': expect.stringContaining('Latin letters'),
      'contact.address': 'Fill this in, or remove the line.',
      'contact.hours.0.time': 'Fill this in, or remove the line.',
      'contact.map': expect.stringContaining('latitude'),
      'contact.social.0.to': expect.stringContaining('https://'),
      'contact.social.1.to': expect.stringContaining('https://'),
      'contact.social.2.network': 'Fill this in, or remove the line.',
    })
    expect(
      await refused({
        social: [
          { network: 'x', to: 'https://x.com/a' },
          { network: 'line', to: 'https://x.com/a' },
        ],
      }),
    ).toEqual({ 'contact.social.1.to': 'This address is already in the list.' })
    expect(await refused({ phone: '12' }, 'th')).toEqual({ 'contact.phone': expect.stringContaining('ตัวเลข 3–15 หลัก') })
    expect(await refused({ phone: '0'.repeat(41), hours: Array.from({ length: 15 }, () => whole.hours[0]) })).toEqual({
      'contact.phone': 'Use up to 40 characters.',
      'contact.hours': 'Use up to 14 lines.',
    })
    expect(await read()).toEqual(before)
  })

  it('audits each change once, with its previous values', async () => {
    const count = (await acts()).length
    const { contact } = await read()
    await saveContact({ phone: '  ๑๖๖๙ ', social: [], hours: [] })
    await saveContact({ phone: '1669' })
    expect((await acts()).length).toBe(count + 1)
    expect((await acts())[0]).toMatchObject({
      subject: 'site:alpha',
      by: 'Mana Two',
      before: contact,
      after: { phone: '1669' },
    })
  })

  it("keeps them when the operator saves the site's settings", async () => {
    await saveContact(whole)
    const { version } = (await work.get('/api/site/document?id=alpha', work.admin)).json<{ version: number }>()
    const settings = {
      id: 'alpha',
      version,
      name: { th: 'อัลฟา', en: 'Alpha' },
      locales: ['th', 'en'],
      timeZone: 'Asia/Bangkok',
      spaceId: 'alpha',
    }
    expect((await ask(gateway, '/api/site/update', { token: work.admin.token, body: settings })).statusCode).toBe(200)
    expect((await read()).contact).toEqual(whole)
  })

  it('shows invalid stored values unchanged, so that they can be fixed', async () => {
    await gateway.database.db.execute(
      sql`UPDATE site SET space = jsonb_set(space, '{contact}', '{"phone":"call us","social":[]}') WHERE site_id = 'alpha'`,
    )
    expect((await read()).contact).toEqual({ phone: 'call us', social: [] })
    expect(await saveContact({ phone: '1669' })).toMatchObject({ contact: { phone: '1669' } })
    expect((await acts())[0]).toMatchObject({ before: { phone: 'call us' }, after: { phone: '1669' } })
  })

  it('shows nothing when they are empty', async () => {
    await saveContact({})
    const shown = (await ask(gateway, '/reach?lang=en')).body
    expect(shown).toContain('data-bare="true"')
    for (const text of ['tel:', 'mailto:', 'line.me', '<address']) expect(shown).not.toContain(text)
  })
})
