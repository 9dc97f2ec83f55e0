import { qrSecret } from './sign-in-tokens'
import { linkedAccount } from '@gateway/db/account-tables'
import { defineIsolation } from '../isolation/define-isolation'
import { makers } from './isolation-rows'

export const isolation = defineIsolation({
  rowless: {
    'account/* browser': 'a word that the asking browser made up; it is held against the token’s own',
    'account/* secret': 'the other half of a code, held against the code’s own',
    'account/* to': 'a path of the site to go on to',
    'account/line-finish code': 'LINE’s own, which LINE alone can read',
    'account/line-finish iss': 'who LINE says it is',
    'account/update-profile address.province': 'a place of the country, the same for all sites',
    'account/update-profile address.amphure': 'a place of the country, the same for all sites',
    'account/update-profile address.tambon': 'a place of the country, the same for all sites',
    'account/update-profile address.postcode': 'a place of the country, the same for all sites',
    'address/amphure provinceId': 'a place of the country, the same for all sites',
    'address/tambon amphureId': 'a place of the country, the same for all sites',
  },
  ownRows: {
    'member/set-status': 'other_person',
  },
  calledLast: ['account/end-sessions'],
  extraInputs: {
    'account/qr-collect': () => ({ secret: qrSecret }),
    'account/qr-poll': () => ({ secret: qrSecret }),
  },
  makers,
  makeRest: async ({ db, siteId, user, word }) => {
    await db.insert(linkedAccount).values({ siteId, provider: 'line', subject: word, personId: user, name: word })
  },
  tables: {
    person: { call: 'account/card' },
    one_time_token: { call: 'member/revoke-bypass' },
    linked_account: { call: 'account/profile' },
    session: { call: 'account/end-session' },
  },
  usedUp: {
    'member/revoke-bypass': ['bypass'],
    'account/end-session': ['session'],
  },
  ownedKinds: ['session'],
  acting: {
    open: [
      'account/activity',
      'account/card',
      'account/overview',
      'account/sessions',
      'account/set-avatar',
      'account/set-note-mails',
      'account/update-profile',
    ],
    closed: [
      'account/change-email',
      'account/change-password',
      'account/delete-account',
      'account/end-session',
      'account/end-sessions',
      'account/export-data',
      'account/line-unlink',
      'account/qr-answer',
      'account/qr-scan',
    ],
  },
})
