import { randomUUID } from 'node:crypto'
import { defineIsolation } from '../isolation/define-isolation'
import type { Ids } from '../isolation/make-rows'
import { fresh, shared } from './isolation-rows'

const own = (ids: Record<string, Ids>, kind: string) => ids[kind]?.own
const session = {
  id: 'day',
  title: 'Day',
  from: '2027-01-16T09:00:00+07:00',
  until: '2027-01-16T16:00:00+07:00',
}
const saved = () => ({ slug: `saved-${randomUUID()}`, title: 'A', sessions: [session] })
const contact = { name: 'Somchai', email: 'somchai@example.com' }
const ofEvent = { none: 'belongs to an event, which is not found itself' }
const texts = (fields: readonly string[]) =>
  Object.fromEntries(
    fields.flatMap((field) => ['', '.th', '.en'].map((locale) => [`event/${field}${locale}`, 'a text'])),
  )

export const isolation = defineIsolation({
  rowless: {
    'event/register people[].package': 'one of the packages beside it: people of others are left out',
    ...texts([
      'save title',
      'save summary',
      'save venue.name',
      'save venue.address',
      'save sessions[].title',
      'save privacy.controller',
      'save privacy.purposes[].text',
      'save points[].title',
      'save-package title',
      'save-package inclusions[].text',
      'set-quota name',
      ...['label', 'hint', 'placeholder', 'unit', 'options[].label', 'options[].hint', 'link.label', 'text'].map(
        (field) => `save questions.fields[].${field}`,
      ),
    ]),
    ...Object.fromEntries(['', '.th', '.en'].map((locale) => [`event/save body${locale}.content[]`, 'rich text'])),
    ...Object.fromEntries(
      [
        'change attendee',
        'register people[].name',
        'save-package tier',
        'save tags[]',
        'save privacy.contact',
        'send subject',
      ].map((field) => [`event/${field}`, 'a text']),
    ),
    'event/* slug': 'an address that people choose',
    'event/read code': 'a word that opens what is not public',
    'event/register code': 'a word that opens what is not public',
    'event/save-package code': 'a word that opens what is not public',
    'event/save accessCode': 'a word that opens what is not public',
    'event/scan device': 'a name that a device gives itself',
    'event/scan rows[].id': 'made by the device for its scan',
    'event/scan rows[].code': 'a QR, which is looked for among the tickets of the named event alone',
    'event/withdraw purpose': 'a purpose of the event, which the code names',
    'event/register consents[].purpose': 'a purpose of the named event',
    'event/register people[].answers.some': 'an answer',
    'event/register people[].answers{}': 'an answer',
    'event/register answers{}': 'an answer',
    'event/change to': 'an address of a person, to which something is sent',
    'event/save cover': 'the name of a public picture',
    'event/save onlineUrl': 'an address elsewhere',
    'event/save openChatUrl': 'an address elsewhere',
    'event/save dayStart': 'a time',
    'event/save sessions[].id': 'a name within the event',
    'event/save points[].sessions[]': 'a name within the event',
    'event/save-package sessions[]': 'a name within the event',
    'event/save privacy.purposes[].id': 'a name within the event',
    'event/save questions.rules{}': 'a rule of a question',
    ...Object.fromEntries(
      ['name', 'showWhen.field', 'showWhen.is', 'showWhen.is[]', 'options[].value', 'link.link.to', 'min', 'max'].map(
        (field) => [`event/save questions.fields[].${field}`, 'a part of a question'],
      ),
    ),
    'event/* contact.name': 'a text',
    'event/* contact.email': 'an address of a person, whose registrations alone it concerns',
    'event/* contact.phone': 'a number of a person',
    'event/* email': 'an address, to which alone something is sent',
    'event/* name': 'a text',
    'event/* reason': 'a text',
    'event/* tag': 'a filter, which the list compares with its own',
  },
  makers: {
    event: async (database) => (await shared(database)).id,
    event_slug: async (database) => (await shared(database)).slug,
    event_package: async (database) => (await shared(database)).package,
    event_quota: async (database) => (await shared(database)).quota,
    event_point: async (database) => (await shared(database)).point,
    event_registration: async (database) => (await fresh(database)).registration,
    event_code: async (database) => (await shared(database)).code,
    event_code_to_end: async (database) => (await fresh(database)).code,
    event_ticket: async (database) => (await shared(database)).ticket,
    event_check_in: async (database) => (await fresh(database)).checkIn,
    event_to_change: async (database) => (await fresh(database)).id,
  },
  ownRows: {
    'event/cancel code': 'event_code_to_end',
    'event/withdraw code': 'event_code_to_end',
    'event/save id': 'event_to_change',
    'event/set-status id': 'event_to_change',
  },
  // It replaces the points of its event.
  calledLast: ['event/save'],
  extraInputs: {
    'event/register event': (ids) => ({ packages: [{ package: own(ids, 'event_package'), quantity: 1 }], contact }),
    'event/register packages[].package': (ids) => ({
      event: own(ids, 'event_slug'),
      contact,
      packages: [{ package: '', quantity: 1 }],
    }),
    'event/change code': (ids) => ({ ticket: own(ids, 'event_ticket'), attendee: 'A' }),
    'event/change ticket': (ids) => ({ code: own(ids, 'event_code'), attendee: 'A' }),
    'event/save id': () => ({ version: 1, ...saved() }),
    'event/save points[].id': (ids) => ({
      id: own(ids, 'event'),
      version: 1,
      ...saved(),
      points: [{ id: '', kind: 'entry', title: 'A' }],
    }),
    // Its second version is that of the points before.
    'event/save points[].packages[]': (ids) => ({
      id: own(ids, 'event'),
      version: 2,
      ...saved(),
      points: [{ kind: 'entry', title: 'A', packages: [''] }],
    }),
    'event/copy id': () => ({ slug: `copied-${randomUUID()}` }),
    'event/save-package id': (ids) => ({ event: own(ids, 'event'), version: 1, title: 'A' }),
    'event/save-package quotas[]': (ids) => ({ event: own(ids, 'event'), title: 'A', quotas: [''] }),
    'event/set-quota id': (ids) => ({ event: own(ids, 'event'), name: 'A', size: 40 }),
    'event/registrations package': (ids) => ({ event: own(ids, 'event') }),
    // It may be done again.
    'event/act ids[]': () => ({ act: 'resend' }),
    'event/add event': (ids) => ({ package: own(ids, 'event_package'), contact }),
    'event/add package': (ids) => ({ event: own(ids, 'event'), contact }),
    'event/send package': (ids) => ({ event: own(ids, 'event'), subject: 'A', text: 'B' }),
    'event/scan event': (ids) => ({ point: own(ids, 'event_point') }),
    'event/scan point': (ids) => ({ event: own(ids, 'event') }),
  },
  tables: {
    event: { call: 'event/read' },
    event_door_key: ofEvent,
    event_quota: ofEvent,
    event_package: ofEvent,
    event_registration: ofEvent,
    event_ticket: ofEvent,
    event_check_point: ofEvent,
    event_check_in: ofEvent,
    event_consent: { none: 'belongs to a registration, which is not found itself' },
    event_message: { none: 'no call shows it' },
  },
  acting: {
    open: [
      'event/desk',
      'event/edit',
      'event/mine',
      'event/open-scan',
      'event/packages',
      'event/registrations',
      'event/stats',
    ],
    closed: [
      'event/act',
      'event/add',
      'event/copy',
      'event/export',
      'event/save',
      'event/save-package',
      'event/scan',
      'event/scan-pack',
      'event/send',
      'event/set-quota',
      'event/set-status',
      'event/undo-scan',
    ],
  },
})
