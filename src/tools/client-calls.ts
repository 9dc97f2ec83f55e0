import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ESTree, parseSync, type Plugin } from 'vite'
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
      // With a query too, such as the one of a module that a test spies on.
      filter: { id: /\.tsx?(?:\?|$)/, code: alias },
      handler(code, id) {
        let next = code
        for (const { start, end, path, keyword, names } of callStatements(id.replace(/\?.*$/, ''), code).toReversed()) {
          // Any other form is left, and refused where it is resolved.
          if (names.length === 0 || names.includes(undefined)) continue
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

/** The statements that import or re-export calls, in order, and the names that they declare. */
function callStatements(file: string, code: string) {
  return parseSync(file, code).program.body.flatMap((statement) => {
    const { type, start, end } = statement
    if (type !== 'ImportDeclaration' && type !== 'ExportNamedDeclaration') return []
    if (!statement.source?.value.startsWith(alias)) return []
    const path = statement.source.value.slice(alias.length)
    if (type === 'ImportDeclaration') {
      if (statement.importKind === 'type') return []
      const names = statement.specifiers.map((each) =>
        each.type === 'ImportSpecifier' && each.importKind !== 'type' && nameOf(each.imported) === 'call'
          ? each.local.name
          : undefined,
      )
      return { start, end, path, keyword: 'const', names }
    }
    if (statement.exportKind === 'type') return []
    const names = statement.specifiers.map((each) =>
      each.exportKind !== 'type' && nameOf(each.local) === 'call' ? nameOf(each.exported) : undefined,
    )
    return { start, end, path, keyword: 'export const', names }
  })
}

const nameOf = (node: ESTree.ModuleExportName) => (node.type === 'Identifier' ? node.name : undefined)
