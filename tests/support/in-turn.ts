import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/**
 * End-to-end tests of rooms that browser and gateway tests cover part by part. Journeys that nothing else covers
 * (accounts, signing in, navigation, kills, attacks, releases, offline) are in every run.
 */
const journeys =
  /^(?:builder-(?!gateway|publish)|theme-studio|frame-elements|media-picker|files|operator-sites|import-export|sites|shares|local-host-panel|upload|messages|table-of-contents)/
/** Browser tests of the builder's parts and of files, which change little. */
const rooms = /^(?:editor|areas\/files)\//

/** The files of `tests/e2e` that a short run leaves to another seed: every second one of those that take turns. */
export const journeysLeft = (seed: number): string[] =>
  everySecond(
    filesIn('tests/e2e').filter((file) => file.endsWith('.spec.ts') && journeys.test(file)),
    seed,
  ).map((file) => `e2e/${file}`)

/** The browser tests that a short run leaves to another seed. */
export const browserTestsLeft = (seed: number): string[] =>
  everySecond(
    filesIn('src').filter((file) => /\.browser\.test\.tsx?$/.test(file) && rooms.test(file)),
    seed,
  ).map((file) => `src/${file}`)

const everySecond = (files: readonly string[], seed: number): string[] =>
  [...files].sort().filter((_file, index) => index % 2 !== seed % 2)

const filesIn = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
