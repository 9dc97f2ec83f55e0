import { describe, expect, it } from 'vitest'
import { applyRows } from './apply-rows.mjs'
import { findMessages } from './find-messages.mjs'
import { printOf, readCsv, writeCsv } from './message-csv.mjs'
import { unusedMessages } from './unused-messages.mjs'

const file = 'src/kit/trial.ts'
const source = `const messages = {
  save: { en: 'Save', th: 'บันทึก' },
  counted: { th: 'เหลือ {count} รายการ', en: 'It’s {count} "items", left' },
  list: [{ en: 'One', th: 'หนึ่ง' }],
}
export const label = (isOpen: boolean) => (isOpen ? { en: 'Open', th: 'เปิด' } : { en: 'Closed', th: 'ปิด' })
export const notice = [messages.save, messages.counted]
`
const exported = () => readCsv(writeCsv(findMessages(file, source).map((message) => ({ file, ...message }))))
const rowOf = (id: string) => {
  const row = exported().find((each) => each.id === id)
  if (!row) throw new Error(`No row ${id}.`)
  return row
}

describe('messages of the sources', () => {
  it('are found wherever both languages stand, each under a name of its own', () => {
    expect(findMessages(file, source).map(({ id, en }) => [id, en])).toEqual([
      ['messages.save', 'Save'],
      ['messages.counted', 'It’s {count} "items", left'],
      ['messages.list.0', 'One'],
      ['label', 'Open'],
      ['label~2', 'Closed'],
    ])
  })

  it('come back from the file as they were written', () => {
    expect(exported().map(({ id, en, th, was }) => ({ id, en, th, was }))).toEqual(
      findMessages(file, source).map(({ id, en, th }) => ({ id, en, th, was: printOf({ en, th }) })),
    )
  })
})

describe('a translator’s rows', () => {
  it('change the texts where they stand and nothing else', () => {
    const rows = exported().map((row) => (row.id === 'label' ? { ...row, th: "เปิด 'ร้าน'" } : row))
    expect(applyRows({ [file]: source }, rows)).toEqual({
      changed: { [file]: source.replace("th: 'เปิด'", `th: "เปิด 'ร้าน'"`) },
      problems: [],
    })
  })

  it.each([
    ['an empty text', { ...rowOf('label'), th: ' ' }, '"th" is empty.'],
    ['a lost placeholder', { ...rowOf('messages.counted'), th: 'เหลืออีก' }, '"th" must keep {count}.'],
    ['a new placeholder', { ...rowOf('label'), en: 'Open {name}' }, '"en" must keep no placeholder.'],
    ['a message that changed meanwhile', { ...rowOf('label'), th: 'x', was: '00000000' }, 'changed since the export'],
    ['a message that is gone', { ...rowOf('label'), id: 'gone' }, 'no such message any more'],
  ])('are refused: %s', (_what, row, problem) => {
    const others = exported().filter(({ id }) => id !== row.id)
    const { changed, problems } = applyRows({ [file]: source }, [...others, row])
    expect(changed).toEqual({})
    expect(problems.join('\n')).toContain(problem)
  })

  it('tell of messages that the file lacks', () => {
    expect(applyRows({ [file]: source }, exported().slice(1)).problems).toEqual([
      `${file} messages.save: missing in the file.`,
    ])
  })
})

it('follows messages that are imported under another name', () => {
  const exporting = { [file]: "export const trial = { one: { en: 'One', th: 'หนึ่ง' } }\n" }
  const importing = (use: string) => ({ 'src/kit/user.ts': `import { trial as words } from './trial'\n${use}\n` })
  expect(unusedMessages({ ...exporting, ...importing('export const x = words.one') })).toEqual([])
  expect(unusedMessages({ ...exporting, ...importing("export const x = words[name as 'one']") })).toEqual([])
  expect(unusedMessages({ ...exporting, ...importing('') })).toEqual([`${file} trial.one`])
})

it('tells of messages that nothing reads', () => {
  expect(unusedMessages({ [file]: source })).toEqual([])
  expect(unusedMessages({ [file]: source.replace('messages.save, ', '') })).toEqual([`${file} messages.save`])
  // Read by a computed name: any of them may be meant.
  expect(unusedMessages({ [file]: source.replace('messages.save, ', "messages[name as 'save'], ") })).toEqual([])
})
