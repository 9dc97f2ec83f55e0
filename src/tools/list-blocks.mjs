import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

const list = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
const read = (file) => readFileSync(join(root, file), 'utf8')

/** Every block folder with the metadata from its files. */
export function listBlocks() {
  return list('blocks').flatMap((area) =>
    list(`blocks/${area}`).map((name) => {
      const folder = `blocks/${area}/${name}`
      const schema = read(`${folder}/schema.ts`)
      return {
        area,
        type: `${area}/${name}`,
        version: Number(/(?:\n {2}|defineBlock\(\{ )version: (\d+)/.exec(schema)?.[1] ?? 1),
        access: /(?:\n {2}|defineBlock\(\{ .*?)access: '(\w+)'/.exec(schema)?.[1] ?? 'guest',
        label: labelOf(read(`${folder}/editor.tsx`)),
        examples: list(`${folder}/examples`)
          .filter((file) => file.endsWith('.json'))
          .map((file) => ({ name: file.slice(0, -5), ...JSON.parse(read(`${folder}/examples/${file}`)) })),
      }
    }),
  )
}

function labelOf(editor) {
  const [, written = ''] = /label: \{([^}]+)\}/.exec(editor) ?? []
  const of = (locale) =>
    /(['"])((?:\\.|(?!\1)[^\\])*)\1/
      .exec(written.slice(written.search(new RegExp(`\\b${locale}:`))))?.[2]
      ?.replace(/\\(.)/g, '$1')
  return { en: of('en'), th: of('th') }
}

/** Titles of the prefixes of block types, from the areas that own them. */
export const prefixTitles = () =>
  Object.fromEntries(
    list('src/areas').flatMap((area) => Object.entries(JSON.parse(read(`src/areas/${area}/area.json`)).titles ?? {})),
  )
