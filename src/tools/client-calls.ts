import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type Plugin } from 'vite'
import { readCall } from './read-call'

const alias = '@client/'
const onlyForm = `a call is imported as import { call as name } from '${alias}<area>/calls/<prefix>/<call>'`

/**
 * Replaces `import { call as listFiles } from '@client/files/calls/files/list'` by what the browser needs of that
 * contract: `const listFiles = { method: 'GET', path: '/api/files/list' }`. To TypeScript the import is the contract
 * itself. The constant is in the importing module, because a shared module would become a file of its own wherever two
 * chunks need it.
 */
export function clientCalls(root: string): Plugin {
  return {
    name: 'sitewright-client-calls',
    enforce: 'pre',
    // Asked only for what `transform` does not replace, and by the dev server's search for packages.
    resolveId: {
      filter: { id: /^@client\// },
      handler(id, importer, options) {
        if ('scan' in options && options.scan) return `\0${id}`
        return this.error(`${importer} imports ${id} in another form: ${onlyForm}.`)
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: alias },
      handler(code, id) {
        let next = code
        for (const { start, end, path, keyword, names } of callStatements(id, code).toReversed()) {
          const call = readCall(`schemas/${path}.ts`, (file) => {
            this.addWatchFile(join(root, file))
            return readFileSync(join(root, file), 'utf8')
          })
          const constants = names.map((name) => `${keyword} ${name} = ${JSON.stringify(call)};`).join(' ')
          // With the line breaks of the statement: the source map stays right.
          const breaks = code.slice(start, end).replaceAll(/[^\n]/g, '')
          next = next.slice(0, start) + constants + breaks + next.slice(end)
        }
        return next === code ? null : { code: next, map: null }
      },
    },
  }
}

type Entry = { isType: boolean; path: string; imported: string | null; local: string | null }

/** The statements that import or re-export calls, in order, and the names that they declare. */
function callStatements(file: string, code: string) {
  const { staticImports, staticExports } = parseSync(file, code).module
  const imports = staticImports.map(({ start, end, moduleRequest, entries }) => ({
    start,
    end,
    keyword: 'const',
    entries: entries.map(({ isType, importName, localName }): Entry => ({
      isType,
      path: moduleRequest.value,
      imported: importName.name,
      local: localName.value,
    })),
  }))
  const exports = staticExports.map(({ start, end, entries }) => ({
    start,
    end,
    keyword: 'export const',
    entries: entries.map(({ isType, moduleRequest, importName, exportName }): Entry => ({
      isType,
      path: moduleRequest?.value ?? '',
      imported: importName.name,
      local: exportName.name,
    })),
  }))
  return [...imports, ...exports]
    .sort((one, other) => one.start - other.start)
    .flatMap(({ start, end, keyword, entries }) => {
      const values = entries.filter((entry) => !entry.isType && entry.path.startsWith(alias))
      const path = values[0]?.path.slice(alias.length)
      // Any other form is left, and refused where it is resolved.
      if (path === undefined || values.some(({ imported, local }) => imported !== 'call' || local === null)) return []
      return [{ start, end, path, keyword, names: values.map(({ local }) => local as string) }]
    })
}
