import { posix } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** What the browser needs of a contract, each field as the contract declares it. */
export type CallFields = {
  method: string
  path: string
  boot?: true
  idempotent?: true
  query?: readonly string[]
}

type Read = (file: string) => string
type Fields = Map<string, ESTree.Expression>

/** The fields that the browser needs of the contract in `file`, without running it; `read` returns a file's text. */
export function readCall(file: string, read: Read): CallFields {
  const made = constant(file, read, 'call')
  const contract = made?.type === 'CallExpression' ? made.arguments[0] : undefined
  if (contract?.type !== 'ObjectExpression') throw notKnown(file, 'export const call = defineCall({ … })')
  const fields = fieldsOf(contract, file, read)
  const query = valueOf(fields.get('query'))
  const call = {
    method: valueOf(fields.get('method')),
    path: valueOf(fields.get('path')),
    boot: valueOf(fields.get('boot')),
    // Its condition is for the gateway: the browser sends a key with every such call.
    idempotent: fields.get('idempotent')?.type === 'ObjectExpression' ? true : valueOf(fields.get('idempotent')),
    query,
  }
  if (typeof call.method !== 'string') throw notKnown(file, 'method')
  if (typeof call.path !== 'string') throw notKnown(file, 'path')
  for (const name of ['boot', 'idempotent'] as const)
    if (call[name] !== undefined && typeof call[name] !== 'boolean') throw notKnown(file, name)
  if (query !== undefined && !(Array.isArray(query) && query.every((each) => typeof each === 'string')))
    throw notKnown(file, 'query')
  return {
    method: call.method,
    path: call.path,
    ...(call.boot ? { boot: true } : {}),
    ...(call.idempotent ? { idempotent: true } : {}),
    ...(query ? { query: query as string[] } : {}),
  }
}

const notKnown = (file: string, what: string) =>
  new Error(`${file}: "${what}" must be written as a literal, because the browser’s client is made without running it.`)

/** The fields of an object, with those of the constants that it spreads. */
function fieldsOf(object: ESTree.ObjectExpression, file: string, read: Read): Fields {
  const fields: Fields = new Map()
  for (const each of object.properties) {
    if (each.type === 'SpreadElement') {
      const spread = each.argument.type === 'Identifier' ? constant(file, read, each.argument.name) : undefined
      if (spread?.type !== 'ObjectExpression') throw notKnown(file, '...')
      for (const [name, value] of fieldsOf(spread, file, read)) fields.set(name, value)
    } else if (each.key.type === 'Identifier' && !each.computed) fields.set(each.key.name, each.value)
    else throw notKnown(file, 'a field’s name')
  }
  return fields
}

/** What a constant of the file is made of, also when it is imported from a file next to it. */
function constant(file: string, read: Read, name: string): ESTree.Expression | undefined {
  for (const each of parseSync(file, read(file)).program.body) {
    const declared = each.type === 'ExportNamedDeclaration' ? each.declaration : each
    if (declared?.type === 'VariableDeclaration')
      for (const { id, init } of declared.declarations)
        if (id.type === 'Identifier' && id.name === name) return init ? bare(init) : undefined
    if (each.type !== 'ImportDeclaration' || !each.source.value.startsWith('.')) continue
    const entry = each.specifiers.find(({ local }) => local.name === name)
    if (entry?.type !== 'ImportSpecifier' || entry.imported.type !== 'Identifier') continue
    return constant(`${posix.join(posix.dirname(file), each.source.value)}.ts`, read, entry.imported.name)
  }
  return undefined
}

/** Without what only the type checker reads. */
function bare(expression: ESTree.Expression): ESTree.Expression {
  return expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression'
    ? bare(expression.expression)
    : expression
}

/** The value of a literal; undefined where the field is absent, null where it would have to be computed. */
function valueOf(field: ESTree.Expression | undefined): unknown {
  if (field === undefined) return undefined
  const expression = bare(field)
  if (expression.type === 'Literal') return expression.value
  if (expression.type !== 'ArrayExpression') return null
  return expression.elements.map((each) => (each && each.type !== 'SpreadElement' ? valueOf(each) : null))
}
