import { randomUUID } from 'node:crypto'
import type { Database } from '@gateway/db/open'
import { mail } from '@gateway/db/account-tables'
import { formNotice } from '@gateway/db/form-notice-tables'
import { formSubmission } from '@gateway/db/tables'
import { demoPerson, newIds, type Ids } from '../isolation/make-rows'
import { defineIsolation } from '../isolation/define-isolation'

export async function makeSubmissions({ db }: Database): Promise<Ids> {
  const ids = newIds()
  for (const [siteId, id] of [
    ['alpha', ids.own],
    ['beta', ids.foreign],
  ] as const)
    await db
      .insert(formSubmission)
      .values({ siteId, id, form: 'contact', pagePath: '/', answers: { name: 'Someone' }, locale: 'th' })
  return ids
}

export const isolation = defineIsolation({
  rowless: {
    'form/set-notice notice.addresses[]': 'whom mail goes to, as anybody may write it',
    'form/set-notice version': 'what was read, held against what the site keeps of the form that `form` names',
    'form/submit block': 'a node of the page that `page` names',
    'form/submit answers{}': 'names of the form’s own questions; any other is passed over',
  },
  ownRows: {
    'form/submit key': 'submission_to_make',
  },
  makesRows: ['form/submit key'],
  extraInputs: {
    // The same as the own stored notice, so that no version is required; for the others it would be a change.
    'form/set-notice': () => ({ notice: { addresses: ['desk@alpha.example'], isOn: true } }),
    'form/submit': () => ({ block: 'form1', answers: { name: 'Someone' }, key: randomUUID(), seconds: 60 }),
    // Other answers than the own row's, which is thereby found.
    'form/submit key': (ids) => ({
      page: ids.page?.own,
      block: 'form1',
      answers: { name: 'Someone else' },
      seconds: 60,
    }),
  },
  makers: {
    form: async ({ db }) => {
      for (const siteId of ['alpha', 'beta'])
        await db.insert(formSubmission).values({
          siteId,
          id: randomUUID(),
          form: `form-of-${siteId}`,
          pagePath: '/',
          answers: { name: 'Someone' },
          locale: 'th',
        })
      return { own: 'form-of-alpha', foreign: 'form-of-beta', unknown: 'form-of-nobody' }
    },
    form_noticed: async ({ db }) => {
      for (const siteId of ['alpha', 'beta'])
        await db
          .insert(formNotice)
          .values({ siteId, form: `told-of-${siteId}`, addresses: [`desk@${siteId}.example`], isOn: true })
          .onConflictDoNothing()
      return { own: 'told-of-alpha', foreign: 'told-of-beta', unknown: 'told-of-nobody' }
    },
    notice_test: async (database) => {
      const ids = newIds()
      for (const [siteId, id] of [
        ['alpha', ids.own],
        ['beta', ids.foreign],
      ] as const)
        await database.db.insert(mail).values({
          siteId,
          id: `${id}.0`,
          purpose: 'form-test',
          personId: await demoPerson(database, siteId, 'manager'),
          from: `a@${siteId}.example`,
          to: `b@${siteId}.example`,
          subject: 'A test',
          plain: 'A test',
        })
      return ids
    },
    form_submission: (database) => makeSubmissions(database),
    // Of a repeated submission, or one by another site's key, which also creates one here.
    submission_to_make: async (database) => ({ ...(await makeSubmissions(database)), shownBy: 'all' }),
  },
  tables: {
    form_notice: { call: 'form/notice' },
    form_submission: { call: 'form/set-status' },
  },
  acting: false,
})
