import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What the database itself decides, by words of a test file's name. */
const decided = [
  // Money and stock.
  'wallet|ledger|payments?|invoices?|orders?|carts?|stock|prices?|refunds?',
  // States and what moves them.
  'states?|machines?|transitions?|schedules?|scheduled|jobs?|claims?',
  // Who may read and write.
  'scopes?|row-security|permissions?|members?|roles?|sessions?',
  // Which rows, and in which order.
  'lists?|cursors?|search|rank|numbering',
  // Writers at the same time, repeated writes, stored forms.
  'races|transactions?|idempotency|same-work|locks?|jsonb|storable',
].join('|')
const named = new RegExp(`(?:^|-)(?:${decided})(?:[-.])`)
/** Areas of money and stock: all their tests. */
const areas = /(?:^|\/)(?:wallet|commerce|organisation)\//

/** What a test imports to open a gateway or a database. */
const opener = /from '(?:@tests\/|(?:\.\.?\/)+(?:support|isolation)\/)/

/**
 * The gateway tests that a short run leaves to PostgreSQL: those that open no database, which would only repeat
 * themselves, half of what the database decides, and four fifths of the rest; `seed` selects the others. Money and stock
 * run on both.
 */
export function onPostgresOnly(files: readonly string[], seed: number, textOf = readText): string[] {
  const opening = files.filter((file) => opener.test(textOf(file)))
  const isMoney = (file: string) => areas.test(file)
  const decidedFiles = opening.filter((file) => isDecided(file) && !isMoney(file)).sort()
  const varied = opening.filter((file) => !isDecided(file)).sort()
  const onBoth = new Set([
    ...opening.filter(isMoney),
    ...decidedFiles.filter((_file, index) => index % 2 === seed % 2),
    // The default seed selects the fastest fifth.
    ...varied.filter((_file, index) => index % 5 === (seed + 1) % 5),
  ])
  return files.filter((file) => !onBoth.has(file))
}

/** Whether what a test covers is decided by the database. */
export function isDecided(file: string): boolean {
  return areas.test(file) || named.test(file.slice(file.lastIndexOf('/') + 1))
}

/** Gateway tests that both databases can run. The isolation matrix splits its calls between them automatically. */
export function sharedGatewayTests(areaNames: readonly string[]): string[] {
  return [
    ...testsIn('src/gateway'),
    ...testsIn('src/areas').filter((file) => file.includes('/server/calls/')),
    ...['gateway', 'contracts', 'isolation', ...areaNames].flatMap((name) => testsIn(`tests/${name}`)),
  ].filter((file) => !/\.(?:full|browser|pglite|postgres)\.|(?:^|\/)isolation\.test/.test(file))
}

const testsIn = (folder: string): string[] =>
  existsSync(root + folder)
    ? readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    : []

const readText = (file: string) => readFileSync(root + file, 'utf8')
