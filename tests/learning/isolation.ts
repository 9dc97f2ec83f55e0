import { randomUUID } from 'node:crypto'
import { defineIsolation } from '../isolation/define-isolation'
import type { Ids } from '../isolation/make-rows'
import { demoDevice, freshExams, sharedExams } from './isolation-exams'
import { changed, fresh, makeTickets, shared } from './isolation-rows'

const own = (ids: Record<string, Ids>, kind: string) => ids[kind]?.own
const ofLesson = { none: 'a part of a lesson, which is not found itself' }
const part = (ids: Record<string, Ids>) => ({ lesson: own(ids, 'lesson_slug'), item: own(ids, 'lesson_item_slug') })
const outline = (ids: Record<string, Ids>, section: Record<string, unknown>) => ({
  id: own(ids, 'lesson_to_change'),
  version: 1,
  sections: [{ title: 'A', items: [], ...section }],
})

const exam = (ids: Record<string, Ids>) => ({
  lesson: own(ids, 'exam_lesson'),
  exam: own(ids, 'exam_slug'),
  device: 'device-of-a-test',
})
const question = { content: { kind: 'text', text: 'A', accepted: ['a'] } }

const film = (ids: Record<string, Ids>, of: Record<string, unknown>) =>
  outline(ids, { items: [{ kind: 'video', slug: 'one', title: 'One', body: { film: of } }] })

export const isolation = defineIsolation({
  rowless: {
    ...Object.fromEntries(
      [
        'outline sections[].title',
        'outline sections[].items[].title',
        'rounds place',
        'save summary',
        'save outcomes[]',
        'save categoryTitle',
        'save instructors[].name',
        'save instructors[].about',
      ].flatMap((field) => [field, `${field}.th`, `${field}.en`].map((each) => [`lesson/${each}`, 'a text'])),
    ),
    ...Object.fromEntries(
      ['outline sections[].items[].body.text', 'save description'].flatMap((field) =>
        ['', '.th', '.en'].map((locale) => [`lesson/${field}${locale}.content[]`, 'rich text']),
      ),
    ),
    ...Object.fromEntries(
      [
        'exam/set questions[].content.text',
        'exam/set questions[].content.explanation',
        'exam/set questions[].content.choices[].text',
        'certificate/design issuer',
        'certificate/design heading',
        'certificate/design statement',
        'certificate/design signatures[].name',
        'certificate/design signatures[].role',
      ].flatMap((field) => [field, `${field}.th`, `${field}.en`].map((each) => [each, 'a text'])),
    ),
    'exam/* device': 'a name that a tab gives itself',
    'exam/* password': 'a password',
    'exam/* answers[].question': 'a question of the attempt’s own paper; others count for nothing',
    'exam/* answers[].choices[]': 'a choice of the attempt’s own paper; others count for nothing',
    'exam/* answers[].text': 'a text',
    'exam/set settings.draws[].category': 'a name that people choose',
    'exam/set questions[].category': 'a name that people choose',
    'exam/set questions[].content.choices[].id': 'a name within the question',
    'exam/set questions[].content.accepted[]': 'a text',
    'certificate/design name': 'a text',
    'certificate/design colour': 'a colour',
    'certificate/* reason': 'a text',
    'certificate/reissue name': 'a text',
    'certificate/search q': 'a text that is searched for',
    'lesson/outline sections[].items[].slug': 'an address that people choose',
    'lesson/outline sections[].items[].body.film.sources[].asset': 'the name of a public file',
    'lesson/outline sections[].items[].body.film.sources[].type': 'a media type',
    'lesson/outline sections[].items[].body.film.tracks[].asset': 'the name of a public file',
    'lesson/outline sections[].items[].body.film.poster': 'the name of a public picture',
    'lesson/outline sections[].items[].body.embed.id': 'an id elsewhere',
    'lesson/outline sections[].items[].body.pdf.asset': 'the name of a public file',
    'lesson/save cover': 'the name of a public picture',
    'lesson/save instructors[].picture': 'the name of a public picture',
    'lesson/save tags[]': 'a text',
    'lesson/* category': 'a filter, which the list compares with its own',
    'lesson/* slug': 'an address that people choose',
    'lesson/* name': 'a text',
    'lesson/* reason': 'a text',
    'lesson/grant emails[]': 'addresses of people, of whom those of the site are found',
  },
  makers: {
    lesson: async (database) => (await shared(database)).id,
    lesson_slug: async (database) => (await shared(database)).slug,
    lesson_round: async (database) => (await shared(database)).round,
    lesson_item_slug: async (database) => (await shared(database)).itemSlug,
    lesson_ticket: (database) => makeTickets(database),
    exam_slug: async (database) => (await sharedExams(database)).slug,
    exam_item: async (database) => (await sharedExams(database)).item,
    exam_question: async (database) => (await sharedExams(database)).question,
    exam_attempt: async (database) => (await freshExams(database)).attempt,
    exam_lesson: async (database) => (await sharedExams(database)).lesson,
    certificate: async (database) => (await freshExams(database)).certificate,
    certificate_code: async (database) => (await sharedExams(database)).code,
    certificate_design: async (database) => (await sharedExams(database)).design,
    lesson_right: async (database) => (await fresh(database)).right,
    lesson_slug_to_leave: async (database) => (await fresh(database)).slug,
    lesson_to_change: async (database) => (await changed(database)).id,
    lesson_section: async (database) => (await changed(database)).section,
    lesson_item: async (database) => (await changed(database)).item,
  },
  ownRows: {
    'exam/open lesson': 'exam_lesson',
    'exam/start lesson': 'exam_lesson',
    'lesson/leave': 'lesson_slug_to_leave',
    'lesson/outline id': 'lesson_to_change',
    'lesson/save id': 'lesson_to_change',
  },
  extraInputs: {
    'exam/open lesson': exam,
    'exam/open exam': exam,
    'exam/start lesson': exam,
    'exam/start exam': exam,
    'exam/save attempt': () => ({ device: demoDevice }),
    'exam/submit attempt': () => ({ device: demoDevice }),
    'exam/set item': () => ({ version: 2, questions: [question] }),
    // Before the call that writes other questions, in the second version.
    'exam/set questions[].id': (ids) => ({
      item: own(ids, 'exam_item'),
      version: 1,
      questions: [{ ...question, id: '' }],
    }),
    'certificate/set-rule rule.design': (ids) => ({ lesson: own(ids, 'lesson'), rule: { design: '' } }),
    'lesson/item lesson': part,
    'lesson/item item': part,
    'lesson/track lesson': part,
    'lesson/track item': part,
    'lesson/finish lesson': part,
    'lesson/finish item': part,
    'lesson/enrol round': (ids) => ({ lesson: own(ids, 'lesson_slug') }),
    'lesson/people round': (ids) => ({ lesson: own(ids, 'lesson') }),
    'lesson/rounds id': (ids) => ({ lesson: own(ids, 'lesson') }),
    'lesson/grant round': (ids) => ({ lesson: own(ids, 'lesson') }),
    'lesson/save id': () => ({ version: 1, slug: `saved-${randomUUID()}` }),
    'lesson/save prerequisites[]': () => ({ id: undefined, version: undefined, slug: `saved-${randomUUID()}` }),
    'lesson/outline sections[].id': (ids) => outline(ids, { id: '' }),
    'lesson/outline sections[].items[].id': (ids) =>
      outline(ids, { items: [{ id: '', kind: 'page', slug: 'one', title: 'One', hidden: true }] }),
    'lesson/outline sections[].items[].body.film.sources[].file': (ids) =>
      film(ids, { sources: [{ file: '', type: 'video/webm' }], tracks: [], length: 10 }),
    'lesson/outline sections[].items[].body.film.tracks[].file': (ids) =>
      film(ids, { sources: [{ type: 'video/webm' }], tracks: [{ language: 'th', file: '' }], length: 10 }),
    'lesson/outline sections[].items[].body.pdf.file': (ids) =>
      outline(ids, { items: [{ kind: 'pdf', slug: 'one', title: 'One', body: { pdf: { file: '' } } }] }),
  },
  makesRows: ['lesson/save prerequisites[]'],
  tables: {
    lesson: { call: 'lesson/open' },
    lesson_round: ofLesson,
    lesson_section: ofLesson,
    lesson_item: ofLesson,
    lesson_enrolment: { none: 'enrolments in lessons, which are not found themselves' },
    lesson_right: { none: 'rights of enrolments, which are not found themselves' },
    lesson_seat: { none: 'no call shows them' },
    lesson_progress: { none: 'progress of enrolments, which are not found themselves' },
    exam: { call: 'exam/open' },
    exam_question: { none: 'questions of exams, which are not found themselves' },
    exam_question_version: { none: 'questions of exams, which are not found themselves' },
    exam_attempt: { call: 'exam/review' },
    certificate: { call: 'certificate/find' },
    certificate_design: { none: 'designs are shown with a lesson, which is not found itself' },
    certificate_rule: { none: 'rules of lessons, which are not found themselves' },
    lesson_ticket: { none: 'addresses of parts, which are not found themselves' },
  },
  acting: {
    open: [
      'certificate/edit',
      'certificate/mine',
      'certificate/open',
      'exam/edit',
      'exam/review',
      'lesson/desk',
      'lesson/edit',
      'lesson/mine',
      'lesson/people',
    ],
    closed: [
      'certificate/set-listed',
      'certificate/set-rule',
      'exam/save',
      'exam/set',
      'exam/start',
      'exam/submit',
      'lesson/end-right',
      'lesson/enrol',
      'lesson/finish',
      'lesson/grant',
      'lesson/leave',
      'lesson/outline',
      'lesson/rounds',
      'lesson/save',
      'lesson/set-status',
      'lesson/track',
    ],
  },
})
