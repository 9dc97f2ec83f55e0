import { describe, expect, it } from 'vitest'
import { spellMentions, textParts } from '@schemas/note-mentions'
import { mentionQuery, keepMentions, matchPeople, nameIn, readMentions, sentNote, type Written } from './mentions'

const ada = { id: 'a', name: 'Ada Three' }
const plain = (body: string): Written => ({ body, mentions: [] })
const queryOf = (body: string) => mentionQuery(plain(body), body.length)

describe('mention query', () => {
  it('starts after an @ at the caret, also after Thai letters and with spaces, never in a mail address', () => {
    expect(queryOf('ask @Ada Th')).toEqual({ at: 4, query: 'Ada Th' })
    expect(queryOf('ฝาก@มานะ')).toEqual({ at: 3, query: 'มานะ' })
    expect(queryOf('@')).toEqual({ at: 0, query: '' })
    for (const none of ['mail ada@alpha', '@ later', '@Ada\nnext line', 'nobody', `@${'long '.repeat(20)}`])
      expect(queryOf(none)).toBeUndefined()
  })

  it('matches any word of a name, whatever its case and accents, with prefix matches first', () => {
    const people = [{ id: '1', name: 'Mana Adams' }, ada, { id: '2', name: 'Vada' }, { id: '3', name: 'คำ แพง' }]
    expect(matchPeople(people, 'ada').map(({ id }) => id)).toEqual(['a', '1', '2'])
    expect(matchPeople(people, 'คํา').map(({ id }) => id)).toEqual(['3'])
    expect(matchPeople(people, '').map(({ id }) => id)).toEqual(['1', 'a', '2', '3'])
  })
})

describe('a mention', () => {
  const named = nameIn(plain('Hi @ad'), { at: 3, query: 'ad' }, ada)

  it('inserts the mention once, with the caret behind it, and requests no more names', () => {
    expect(named).toEqual({
      body: 'Hi @Ada Three ',
      mentions: [{ person: 'a', name: 'Ada Three', at: 3, length: 10 }],
      caret: 14,
    })
    expect(mentionQuery(named, 14)).toBeUndefined()
    const before = nameIn(
      { ...named, body: `@x ${named.body}`, mentions: named.mentions.map((each) => ({ ...each, at: each.at + 3 })) },
      { at: 0, query: 'x' },
      { id: 'm', name: 'Mana' },
    )
    expect(before.body).toBe('@Mana Hi @Ada Three ')
    expect(before.mentions.map(({ at }) => at)).toEqual([0, 9])
  })

  it('moves the mention with the text, and drops it when its name is changed', () => {
    expect(keepMentions(named, `Oh, ${named.body}`)).toMatchObject([{ at: 7, length: 10 }])
    expect(keepMentions(named, `${named.body}look`)).toMatchObject([{ at: 3 }])
    expect(keepMentions(named, 'Hi @Ada Thre ')).toEqual([])
    expect(keepMentions(named, '')).toEqual([])
  })

  it('sends the text without surrounding whitespace, and restores a mention from the device only where the text has the name', () => {
    expect(sentNote({ body: `  ${named.body}`, mentions: keepMentions(named, `  ${named.body}`) })).toEqual({
      body: 'Hi @Ada Three',
      mentions: [{ person: 'a', at: 3, length: 10 }],
    })
    const stored = JSON.stringify(named.mentions)
    expect(readMentions(named.body, stored)).toEqual(named.mentions)
    for (const [body, broken] of [
      ['Hi @Eve Three ', stored],
      [named.body, '{'],
      [named.body, '"x"'],
    ] as const)
      expect(readMentions(body, broken)).toEqual([])
  })
})

describe('parts of a text', () => {
  it('splits into text and mentions, with current names or those at the time of writing', () => {
    const mentions = [
      { person: 'a', at: 0, length: 4 },
      { person: 'b', at: 9, length: 4 },
    ]
    const spelt = spellMentions('@Ada and @Bob.', mentions, ({ person }) => (person === 'a' ? 'Adelaide' : undefined))
    expect(spelt).toEqual({
      body: '@Adelaide and @Bob.',
      mentions: [
        { person: 'a', at: 0, length: 9 },
        { person: 'b', at: 14, length: 4 },
      ],
    })
    expect(textParts(spelt.body, spelt.mentions).map(({ text, mention }) => [text, mention?.person])).toEqual([
      ['@Adelaide', 'a'],
      [' and ', undefined],
      ['@Bob', 'b'],
      ['.', undefined],
    ])
  })

  it('returns the whole text when a mention does not fit it', () => {
    for (const mention of [
      { at: 1, length: 3 },
      { at: 0, length: 99 },
      { at: 0, length: 1 },
    ])
      expect(textParts('@Ada', [mention])).toEqual([{ text: '@Ada' }])
  })
})
