import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listBlocks } from './demo-element.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What every kind of block is called, for screens outside the builder. Made by this script and never by hand. */
export const blockNamesFile = 'src/kit/block-names.ts'

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

export const blockNamesText = () => `import type { Locale } from '@schemas/layout/locale'

/** What every kind of block is called: their editors say it, which visitors do not load. Made by src/tools/block-names.mjs, never by hand. */
export const blockNames: Readonly<Record<string, Record<Locale, string>>> = {
${listBlocks()
  .map(({ type, label }) => `  '${type}': { en: ${quoted(label.en)}, th: ${quoted(label.th)} },\n`)
  .join('')}}
`

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, blockNamesFile), blockNamesText())
