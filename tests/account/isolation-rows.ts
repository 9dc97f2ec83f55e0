import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { hashToken } from '@gateway/auth/one-time-token'
import { oneTimeToken, session } from '@gateway/db/account-tables'
import { person } from '@gateway/db/tables'
import { demoPerson, makeOtherUploads, makeTokens, newPerson, type Ids, newIds } from '../isolation/make-rows'
import { browser, qrData } from './sign-in-tokens'
import type { Maker } from '../isolation/define-isolation'

export const makers: Readonly<Record<string, Maker>> = {
  bypass: async ({ db }) => {
    const ids: Ids = { own: randomUUID(), foreign: randomUUID(), unknown: randomUUID() }
    for (const [siteId, tokenHash] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const) {
      const [of] = await db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.siteId, siteId), eq(person.role, 'user')))
      await db.insert(oneTimeToken).values({
        siteId,
        tokenHash,
        purpose: 'bypass',
        personId: of?.id ?? '',
        data: { reason: 'A reason' },
        madeBy: of?.id ?? '',
        expiresAt: new Date('2999-01-01T00:00:00Z'),
      })
    }
    return ids
  },
  activation: async (database) => {
    const data = { passwordHash: '', firstname: 'New', lastname: 'Here', locale: 'en', browser: hashToken(browser) }
    return makeTokens(
      database,
      'activate',
      async (site) => ({ personId: await newPerson(database, site, 'pending'), data }),
      { browser },
    )
  },
  // For the demo user, and by the demo admin: their twins at the other site.
  bypass_slug: (database) =>
    makeTokens(database, 'bypass', async (site) => ({
      personId: await demoPerson(database, site, 'user'),
      madeBy: await demoPerson(database, site, 'admin'),
      data: { reason: 'A reason' },
    })),
  email_change: (database) =>
    makeTokens(database, 'change_email', async (site) => ({
      personId: await newPerson(database, site),
      data: { email: `${randomUUID()}@${site}.example` },
    })),
  recovery: (database) =>
    makeTokens(database, 'recover', async (site) => ({ personId: await newPerson(database, site) })),
  line_mailed: (database) =>
    makeTokens(
      database,
      'line',
      () =>
        Promise.resolve({
          data: {
            step: 'mailed',
            browser: hashToken(browser),
            subject: randomUUID(),
            name: 'New',
            email: `${randomUUID()}@line.example`,
            firstname: 'New',
            lastname: 'Here',
            locale: 'en',
          },
        }),
      { browser },
    ),
  line_newcomer: (database) =>
    makeTokens(
      database,
      'line',
      () =>
        Promise.resolve({
          data: { step: 'newcomer', browser: hashToken(browser), subject: randomUUID(), name: 'New' },
        }),
      { browser },
    ),
  // Started in another browser, which is reported: LINE itself is not called.
  line_away: (database) =>
    makeTokens(
      database,
      'line',
      () =>
        Promise.resolve({
          data: {
            step: 'away',
            browser: hashToken('another-browser-that-asked'),
            nonce: 'n',
            verifier: 'v',
            redirectUri: 'https://alpha.localhost/',
          },
        }),
      { browser },
    ),
  qr_shown: (database) => makeTokens(database, 'qr', () => Promise.resolve({ data: qrData('shown') })),
  qr_scanned: (database) =>
    makeTokens(database, 'qr', async (site) => ({
      personId: await demoPerson(database, site, 'user'),
      data: qrData('scanned'),
    })),
  qr_approved: (database) =>
    makeTokens(database, 'qr', async (site) => ({
      personId: await demoPerson(database, site, 'user'),
      data: qrData('approved'),
    })),
  avatar_upload: (database) => makeOtherUploads(database, 'avatar', 'user'),
  // A session of the demo user: only they may end it, of all callers.
  session: async (database) => {
    const { db } = database
    const owner = await newPerson(database, 'alpha')
    const ids = { ...newIds(), others: randomUUID(), owner }
    await db
      .insert(session)
      .values({ siteId: 'alpha', id: ids.others, personId: owner, expiresAt: new Date('2999-01-01T00:00:00Z') })
    for (const [siteId, id] of [
      ['alpha', ids.own],
      ['beta', ids.foreign],
    ] as const) {
      const [found] = await db
        .select({ id: person.id })
        .from(person)
        .where(and(eq(person.siteId, siteId), eq(person.role, 'user'), like(person.email, 'user@%')))
      await db
        .insert(session)
        .values({ siteId, id, personId: found?.id ?? '', expiresAt: new Date('2999-01-01T00:00:00Z') })
    }
    return ids
  },
}
