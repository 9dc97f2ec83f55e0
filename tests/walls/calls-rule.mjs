import { isTestFile } from './import-rules.mjs'
import { pathOf } from './path-of.mjs'

/** What browsers run. */
const isOfBrowsers = (file) => /^(blocks\/|src\/(kit|editor|runtime)\/|src\/areas\/[^/]+\/(?!server\/))/.test(file)
/** What is left of a contract in the browser, and may be read there; `src/tools/read-call.ts` has all fields. */
const readable = ['method', 'path']
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const form = `import { call as name } from '@client/<area>/calls/<prefix>/<call>'`
const copied = `An address of the gateway is not written by hand: ${form}, and where a link needs it, read its path.`
const onlyCall = `A file of @client has only its call: ${form}.`
const onlyFields = `The browser has only ${readable.join(' and ')} of a call. Its schemas are in @schemas: load them by import().`

const isClient = (source) => typeof source?.value === 'string' && source.value.startsWith('@client/')
const nameOf = (node) => node?.name ?? node?.value
const textOf = (node) => (node?.type === 'TemplateLiteral' ? node.quasis[0].value.raw : node?.value)
const startsWith = (node, start) => typeof textOf(node) === 'string' && textOf(node).startsWith(start)

/** The browser names a call by its contract, and uses of it only what it has there. */
export const calls = {
  meta: { type: 'problem', docs: { description: 'one definition of a call' } },
  create(context) {
    const file = pathOf(context)
    if (!isOfBrowsers(file) || isTestFile(file)) return {}
    const locals = new Set()
    const report = (node, message) => context.report({ node, message })
    const judgeText = (node) => startsWith(node, '/api/') && report(node, copied)
    const judgeFields = (node, names) => names.some((name) => !readable.includes(name)) && report(node, onlyFields)
    return {
      Literal: judgeText,
      TemplateLiteral: judgeText,
      ObjectExpression(node) {
        const fields = new Map(node.properties.map((each) => [nameOf(each.key), each.value]))
        const path = fields.get('path')
        // Those below /api are reported as texts.
        if (methods.includes(textOf(fields.get('method'))) && startsWith(path, '/') && !startsWith(path, '/api/'))
          report(node, copied)
      },
      ImportDeclaration(node) {
        if (!isClient(node.source)) return
        for (const each of node.specifiers)
          if (nameOf(each.imported) === 'call') locals.add(each.local.name)
          else report(each, onlyCall)
      },
      ExportAllDeclaration: (node) => isClient(node.source) && report(node, onlyCall),
      ExportNamedDeclaration(node) {
        if (!isClient(node.source)) return
        for (const each of node.specifiers) if (nameOf(each.local) !== 'call') report(each, onlyCall)
      },
      ImportExpression: (node) => isClient(node.source) && report(node, onlyCall),
      MemberExpression(node) {
        if (node.object.type === 'Identifier' && locals.has(node.object.name))
          judgeFields(node, [node.computed ? undefined : node.property.name])
      },
      VariableDeclarator(node) {
        if (node.init?.type === 'Identifier' && locals.has(node.init.name) && node.id.type === 'ObjectPattern')
          judgeFields(
            node,
            node.id.properties.map((each) => nameOf(each.key)),
          )
      },
    }
  },
}
