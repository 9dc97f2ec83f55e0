import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as messages from '@schemas/errors'

const root = `${process.cwd()}/`
const source = ['src/areas', 'src/kit', 'src/gateway', 'src/editor', 'blocks']
  .flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((path) => `${root}${folder}/${path}`),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** Messages about storage, files, folders, shares, searches and downloads. */
const ofFiles = (name: string) =>
  /^(?:storage|upload|list|deletion|file|folder|root|rename|noResults|search|external|share|download|document|metadata|structure)/.test(
    name,
  )
const fileMessages = Object.entries(messages).filter(([name]) => ofFiles(name))

it('uses every promised file message verbatim', () => {
  // Messages used only by the gateway appear there as text.
  const isUsed = (name: string, text: string) => new RegExp(`\\b${name}\\b`).test(source) || source.includes(text)
  expect(fileMessages.length).toBeGreaterThan(30)
  expect(
    fileMessages
      .filter(([name, message]) => !isUsed(name, typeof message === 'string' ? message : message.en))
      .map(([name]) => name),
  ).toEqual([])
})
