// Generates an area, block, page, call or theme that passes every check. Usage: npm run new area|block|page|call|theme <name>
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { newArea, nextSteps } from './new/area.mjs'
import { newBlock } from './new/block.mjs'
import { newCall } from './new/call.mjs'
import { format } from './new/format.mjs'
import { BadName } from './new/names.mjs'
import { newPage } from './new/page.mjs'
import { newTheme } from './new/theme.mjs'
import { inProject } from './setup/project.mjs'

const kinds = {
  area: {
    make: newArea,
    usage: 'npm run new area <area>',
    next: nextSteps,
  },
  block: {
    make: newBlock,
    usage: 'npm run new block <area>/<block>',
    next: 'Its examples are its stories, test cases and thumbnails: make them real, in both languages.',
  },
  page: {
    make: newPage,
    usage: 'npm run new page <theme>/<area>/<page>',
    next: 'It is served at the path in the file, for every site whose theme is this pack or falls back to it.',
  },
  call: {
    make: newCall,
    usage: 'npm run new call <area>/<prefix>/<call>',
    next: `The gateway refuses to start when contract and handler do not match.
The browser calls it by its contract: import { call } from '@client/<area>/calls/<prefix>/<call>'.`,
  },
  theme: {
    make: newTheme,
    usage: 'npm run new theme <theme>',
    next: 'What the pack lacks comes from its parent, default.',
  },
}

const [kind, name, ...rest] = process.argv.slice(2)
const found = Object.hasOwn(kinds, kind ?? '') ? kinds[kind] : undefined

try {
  if (!found)
    throw new BadName(
      `Usage:\n${Object.values(kinds)
        .map(({ usage }) => `  ${usage}`)
        .join('\n')}`,
    )
  if (!name || rest.length) throw new BadName(`Usage: ${found.usage}`)
  const files = Object.entries(found.make(name))
  const taken = files.filter(([path]) => existsSync(inProject(path)))
  if (taken.length)
    throw new BadName(`${taken.map(([path]) => path).join(', ')} is there already; nothing was written.`)
  for (const [path, text] of files) {
    mkdirSync(dirname(inProject(path)), { recursive: true })
    writeFileSync(inProject(path), text)
    console.log(`✓ ${path}`)
  }
  // A name's length decides where lines break.
  if (kind === 'area') format(files.map(([path]) => path))
  console.log(typeof found.next === 'function' ? found.next(name) : found.next)
} catch (error) {
  if (!(error instanceof BadName)) throw error
  console.error(error.message)
  process.exitCode = 1
}
