// The texts of the product, for a translator. Usage: npm run messages -- export [file] | import <file> | check
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { applyRows } from './messages/apply-rows.mjs'
import { findMessages } from './messages/find-messages.mjs'
import { readCsv, writeCsv } from './messages/message-csv.mjs'
import { unusedMessages } from './messages/unused-messages.mjs'
import { makeReady } from './setup/make-ready.mjs'
import { reportProblem } from './setup/problem.mjs'
import { inProject } from './setup/project.mjs'

const isSource = (file) => /\.tsx?$/.test(file) && !/\.(test|stories|d)\.|examples?\/|\.example\./.test(file)

const readSources = () =>
  Object.fromEntries(
    ['blocks', 'schemas', 'src']
      .flatMap((folder) =>
        readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map(
          (file) => `${folder}/${file.replaceAll('\\', '/')}`,
        ),
      )
      .filter(isSource)
      .sort()
      .map((file) => [file, readFileSync(inProject(file), 'utf8')]),
  )

function exportTo(target) {
  const messages = Object.entries(readSources()).flatMap(([file, text]) =>
    findMessages(file, text).map((message) => ({ file, ...message })),
  )
  writeFileSync(target, writeCsv(messages))
  console.log(`${messages.length} messages are in ${target}.`)
}

function importFrom(source) {
  const { changed, problems } = applyRows(readSources(), readCsv(readFileSync(source, 'utf8')))
  for (const [file, text] of Object.entries(changed)) writeFileSync(inProject(file), text)
  console.log(`${Object.keys(changed).length} files were changed; \`npm run format\` sets their lines.`)
  report(problems)
}

function report(problems) {
  for (const problem of problems) console.error(`✗ ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

const usage = 'Usage: npm run messages -- export [file] | import <file> | check'

try {
  await makeReady()
  const [act, file] = process.argv.slice(2)
  if (act === 'export') exportTo(file ?? 'messages.csv')
  else if (act === 'import' && file) importFrom(file)
  else if (act === 'check') report(unusedMessages(readSources()).map((each) => `${each}: used nowhere.`))
  else report([usage])
} catch (error) {
  reportProblem(error)
  process.exitCode = 1
}
