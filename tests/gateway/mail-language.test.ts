import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mail } from '@gateway/db/account-tables'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const linkIn = (plain: string) => /http:\/\/alpha\.localhost:5001(\S+)/.exec(plain)?.[1] ?? ''
async function newestLink(): Promise<string> {
  await gateway.mail.writeQueued()
  const mails = await gateway.database.db.select().from(mail)
  return linkIn(mails.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())[0]?.plain ?? '')
}
/** The language of a page in a browser that has never been there, and of the next page that it opens. */
async function languages(link: string): Promise<string[]> {
  const opened = await ask(gateway, link)
  const lang = opened.cookies.find(({ name }) => name === 'lang')?.value ?? ''
  const next = await ask(gateway, '/', { cookie: lang === '' ? '' : `lang=${lang}` })
  return [opened, next].map(({ body }) => /<html lang="(\w+)"/.exec(body)?.[1] ?? body.slice(0, 200))
}

it.each(['en', 'th'] as const)('a mail in %s leads to pages in its language, in a fresh browser', async (lang) => {
  const email = `new-${lang}@alpha.example`
  const person = { email, password: 'quiet river under seven bridges', firstname: 'Malee', lastname: 'Jaidee' }
  await ask(gateway, '/account/register', {
    cookie: `lang=${lang}`,
    body: { ...person, browser: `the-browser-${randomUUID()}` },
  })
  const activation = await newestLink()
  expect(activation).toMatch(/^\/user\/activate\?token=[\w-]+&lang=(?:en|th)$/)
  expect(await languages(activation)).toEqual([lang, lang])
  // Of an existing account, in the person's own language.
  await ask(gateway, '/account/recover', { cookie: `lang=${lang}`, body: { email: 'user@alpha.example' } })
  expect(await newestLink()).toMatch(/^\/user\/recovery\?token=[\w-]+&lang=th$/)
})
