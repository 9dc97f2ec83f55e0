import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { collectHandlers } from '@gateway/contracts'
import type { AnyCall } from '@schemas/call'
import { call as designCall } from '@schemas/learning/calls/certificate/design'
import { call as examCall } from '@schemas/learning/calls/exam/set'
import { call as outlineCall } from '@schemas/learning/calls/lesson/outline'
import { call as roundCall } from '@schemas/learning/calls/lesson/rounds'
import { call as lessonCall } from '@schemas/learning/calls/lesson/save'
import { call as eventCall } from '@schemas/events/calls/event/save'
import { call as packageCall } from '@schemas/events/calls/event/save-package'
import { call as quotaCall } from '@schemas/events/calls/event/set-quota'
import { fieldMessages } from '@schemas/issue-message'
import { textFields, valueAt, withText } from '@tests/support/text-fields'

const areas = new Set(['shop', 'billing', 'stock', 'lesson', 'exam', 'certificate', 'event'])
const calls = [...collectHandlers().values()]
  .map(({ call }) => call)
  .filter(({ name, method }) => areas.has(name.split('/')[0] ?? '') && method !== 'GET')

type Json = Record<string, unknown>
const schemaOf = (call: AnyCall) =>
  z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any', cycles: 'ref', reused: 'inline' }) as Json

/** All schemas of a text at a path, of every branch. */
function textsAt(schema: Json, [name, ...rest]: readonly string[]): Json[] {
  const branches = ['anyOf', 'oneOf', 'allOf'].flatMap((each) => (schema[each] as Json[] | undefined) ?? [])
  const own =
    name === undefined
      ? schema.type === 'string'
        ? [schema]
        : []
      : name === '0'
        ? [schema.items as Json | undefined, ...((schema.prefixItems as Json[] | undefined) ?? [])]
        : name === 'some'
          ? [schema.additionalProperties as Json | undefined]
          : [(schema.properties as Json | undefined)?.[name] as Json | undefined]
  const found = name === undefined ? (own as Json[]) : own.flatMap((each) => (each ? textsAt(each, rest) : []))
  return [
    ...found,
    ...branches.flatMap((each) =>
      textsAt(
        each,
        [name, ...rest].flatMap((part) => part ?? []),
      ),
    ),
  ]
}

it.each(calls.map((call) => [call.name, call] as const))('%s takes no text without an end', (_name, call) => {
  const schema = schemaOf(call)
  const endless = textFields(call).filter((path) =>
    textsAt(schema, path).some(
      ({ maxLength, pattern, format, enum: values, const: only }) =>
        maxLength === undefined &&
        pattern === undefined &&
        format === undefined &&
        values === undefined &&
        only === undefined,
    ),
  )
  expect(endless.map((path) => path.join('.'))).toEqual([])
})

const session = { id: 'day', title: 'Day', from: '2027-01-16T09:00:00+07:00', until: '2027-01-16T16:00:00+07:00' }
const round = { lesson: 'x', name: 'A', startsOn: '2027-01-12', endsOn: '2027-03-04' }
const item = { kind: 'page', slug: 'page', title: 'A' }
const choices = [{ id: 'a', text: 'A', right: true }]
const names: [AnyCall, object, string[]][] = [
  [
    lessonCall,
    { slug: 'x', title: 'A', instructors: [{ name: 'A' }], outcomes: ['A'] },
    ['title', 'instructors.0.name', 'outcomes.0'],
  ],
  [roundCall, round, ['name']],
  [
    outlineCall,
    { id: 'x', version: 1, sections: [{ title: 'A', items: [item] }] },
    ['sections.0.title', 'sections.0.items.0.title'],
  ],
  [
    examCall,
    { item: 'x', version: 1, settings: {}, questions: [{ content: { kind: 'single', text: 'A', choices } }] },
    ['questions.0.content.text', 'questions.0.content.choices.0.text'],
  ],
  [
    designCall,
    {
      name: 'A',
      template: 'classic',
      colour: '#334455',
      issuer: 'A',
      heading: 'A',
      statement: 'A',
      signatures: [{ name: 'A' }],
    },
    ['name', 'issuer', 'heading', 'statement', 'signatures.0.name'],
  ],
  [
    eventCall,
    {
      slug: 'x',
      title: 'A',
      sessions: [session],
      venue: { name: 'A' },
      points: [{ kind: 'entry', title: 'A' }],
      tags: ['A'],
    },
    ['title', 'sessions.0.title', 'venue.name', 'points.0.title', 'tags.0'],
  ],
  [packageCall, { event: 'x', title: 'A', inclusions: [{ text: 'A' }] }, ['title', 'inclusions.0.text']],
  [quotaCall, { event: 'x', name: 'A', size: null }, ['name']],
]

describe.each(
  names.flatMap(([call, input, fields]) => fields.map((field) => [call.name, field, call, input] as const)),
)('%s %s', (_name, field, call, input) => {
  const path = field.split('.')
  const fault = (text: unknown) => {
    const json = withText(input, path, text)
    const parsed = call.input.safeParse(json)
    return parsed.success ? valueAt(parsed.data, path) : fieldMessages(parsed.error, json, 'en')
  }
  it('is trimmed', () => expect(fault(' A name ')).toBe('A name'))
  it('is refused where it is blank', () =>
    expect(fault(' \t ')).toEqual({ [field]: expect.stringMatching(/fill this in|at least 1/) as string }))
  it('is refused where it is endless', () =>
    expect(fault('a'.repeat(10_000))).toEqual({
      [field]: expect.stringMatching(/^Use up to \d+ characters/) as string,
    }))
})

it.each([
  [packageCall, { event: 'x', title: 'A', minEach: 5, maxEach: 4 }, 'maxEach'],
  [
    eventCall,
    {
      slug: 'x',
      title: 'A',
      sessions: [session],
      questions: { fields: [{ kind: 'number', name: 'age', label: 'Age', min: 5, max: 4 }], rules: {} },
    },
    'questions.fields.0.max',
  ],
  [
    eventCall,
    {
      slug: 'x',
      title: 'A',
      sessions: [session],
      questions: { fields: [{ kind: 'text', name: 'job', label: 'Job', minLength: 5, maxLength: 4 }], rules: {} },
    },
    'questions.fields.0.maxLength',
  ],
  [eventCall, { slug: 'x', title: 'A', sessions: [session, session] }, 'sessions.1.id'],
] as const)('a limit below another is refused: %#', (call: AnyCall, input: object, field: string) => {
  const parsed = call.input.safeParse(input)
  expect(parsed.error && Object.keys(fieldMessages(parsed.error, input, 'en'))).toEqual([field])
})
