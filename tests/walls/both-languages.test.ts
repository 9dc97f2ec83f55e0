import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = ['src/areas', 'src/editor', 'src/kit', 'src/runtime', 'blocks']

/** A string literal, or the name of a value that holds one. */
const string = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|[\w.]+`
const isWritten = (literal: string) => /^['"]/.test(literal)
const single = new RegExp(String.raw`\b(?:en|th): (?=['"])`, 'g')
const pair = new RegExp(
  String.raw`\ben: (?<en>${string}),\s*th: (?<th>${string})|\bth: (?<first>${string}),\s*en: (?<second>${string})`,
  'g',
)
// Without the sign of the baht, which is in the middle of the range.
const thai = /[ก-ฺเ-๙]/
/** A name for both languages, such as a unit or a brand. */
const isName = (en: string, th: string) => en === th || !/\p{Ll}{2}/u.test(en.replaceAll(/\{\w+\}/g, ''))

it('gives every message for people in both languages, each in its own script', () => {
  const wrong: string[] = []
  let pairs = 0
  for (const folder of folders)
    for (const file of readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.|examples?\.|fixtures/.test(file)) continue
      const text = readFileSync(`${root}/${folder}/${file}`, 'utf8')
      const found = [...text.matchAll(pair)].map(({ groups = {} }) => ({
        en: groups.en ?? groups.second ?? '',
        th: groups.th ?? groups.first ?? '',
      }))
      pairs += found.length
      if ([...text.matchAll(single)].length !== found.flatMap(({ en, th }) => [en, th].filter(isWritten)).length)
        wrong.push(`${folder}/${file} says something in one language alone`)
      for (const { en, th } of found)
        if (isWritten(en) && isWritten(th) && !isName(en, th) && (!thai.test(th) || thai.test(en)))
          wrong.push(`${folder}/${file}: ${en} ${th}`)
    }
  expect(wrong).toEqual([])
  expect(pairs).toBeGreaterThan(1500)
})
