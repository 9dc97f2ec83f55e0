import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { wordPattern } from '@schemas/word-pattern'

const root = fileURLToPath(new URL('../../', import.meta.url))
const sourcesOf = (folder: string) =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/areas\/[^/]+\/ui\//.test(file))

/** Where what runs in the gateway makes a pattern at run time, and of what: never of one that a person wrote. */
const made: Record<string, string> = {
  'schemas/files/calls/files/list.ts': 'a list of our own words',
  'schemas/files/calls/media/list.ts': 'a list of our own words',
  'schemas/word-pattern.ts': 'words that a person looks for, every sign of them escaped',
  'src/gateway/mail/clean-html.ts': 'one of the elements that a pattern of ours has found',
  'src/gateway/platform/without-former-name.ts': 'the name of a site that is copied, every sign of it escaped',
}

it('no pattern of a person runs in the gateway: each that is made there is known', () => {
  const found = ['schemas', 'src/areas', 'src/gateway', 'src/registry', 'src/runtime']
    .flatMap(sourcesOf)
    .filter((file) => /\bRegExp\s*\(|\bregexp_\w+\s*\(|\bSIMILAR TO\b/.test(readFileSync(root + file, 'utf8')))
  expect(found.sort()).toEqual(Object.keys(made).sort())
})

it('no rows are looked for by a pattern of a person', () => {
  // In SQL `~` is followed by a text of ours.
  const found = [...sourcesOf('src/gateway'), ...sourcesOf('src/areas')].flatMap(
    (file) => readFileSync(root + file, 'utf8').match(/[^\n]*\s!?~\*?\s*\$\{[^\n]*/g) ?? [],
  )
  expect(found).toEqual([])
})

it('what a person looks for repeats nothing but white space', () => {
  for (const terms of [
    '(a+)+$',
    '(?:x|x)*y',
    String.raw`\d{1,9999}[^a]`,
    'a.*b?c',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    'ทำ (ก+)+',
  ]) {
    expect(terms.search(wordPattern(terms)), terms).toBe(0)
    const source = wordPattern(terms).source.replaceAll(/\\s\+|\(\?:ำ|\|ํา\)|\\[^a-z]/g, '')
    expect(source, terms).not.toMatch(/[*+?{}()|[\]^$.\\]/)
  }
})
