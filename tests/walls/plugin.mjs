// The import rules as an oxlint plugin: every way in which a file can name another is checked against the table in
// import-rules.mjs.
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { judgeName } from './names-rule.mjs'
import { patterns } from './patterns-rule.mjs'
import { judgeComputed, judgeGlob, judgeImport, roomOf } from './judge.mjs'

// From this file and not from the working folder: a linter started elsewhere would find no rule for any file.
const root = fileURLToPath(new URL('../../', import.meta.url))

const pathOf = (context) => relative(root, context.filename).split(sep).join('/')

const names = {
  meta: { type: 'problem', docs: { description: 'file names that say what is inside' } },
  create: (context) => ({
    Program(node) {
      const message = judgeName(pathOf(context))
      if (message) context.report({ node, message })
    },
  }),
}

const imports = {
  meta: { type: 'problem', docs: { description: 'who may import whom' } },
  create(context) {
    const file = pathOf(context)
    const room = roomOf(file)
    if (!room) return {}
    const say = (node, message) => message && context.report({ node, message })
    if (room.isDataOnly) return { Program: (node) => say(node, `${file} is code. ${room.remedy}.`) }

    const judge = (node, source, kind) => {
      const specifier = literalOf(source)
      if (specifier === undefined) say(node, judgeComputed(file))
      else say(source, judgeImport(file, specifier, kind))
    }
    const fromSource = (node) =>
      node.source && judge(node, node.source, (node.importKind ?? node.exportKind) === 'type' ? 'type' : 'static')

    return {
      ImportDeclaration: fromSource,
      ExportNamedDeclaration: fromSource,
      ExportAllDeclaration: fromSource,
      ImportExpression: (node) => judge(node, node.source, 'lazy'),
      TSImportType: (node) => judge(node, node.source ?? node.argument?.literal ?? node.argument, 'type'),
      TSExternalModuleReference: (node) => judge(node, node.expression, 'static'),
      NewExpression: (node) => {
        // In Node, new URL() is how a file is read; in browser code the bundler takes it for an import.
        if (
          !room.node &&
          isNamed(node.callee, 'URL') &&
          isImportMeta(node.arguments[1], 'url') &&
          literalOf(node.arguments[0]) !== undefined
        )
          judge(node, node.arguments[0], 'asset')
      },
      CallExpression: (node) => {
        if (isNamed(node.callee, 'require')) judge(node, node.arguments[0], 'static')
        if (!isImportMeta(node.callee, 'glob')) return
        for (const pattern of patternsOf(node.arguments[0])) say(pattern.node, judgeGlob(file, pattern.text))
        if (node.arguments[1]?.properties?.some((each) => each.key?.name === 'base' || each.key?.value === 'base'))
          say(node, 'A glob with a base hides what it reaches: write the pattern in full.')
      },
    }
  },
}

const isNamed = (node, name) => node?.type === 'Identifier' && node.name === name
const isImportMeta = (node, property) =>
  node?.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  (node.property.name ?? node.property.value) === property

function literalOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].value.cooked
  return undefined
}

function patternsOf(node) {
  const nodes = node?.type === 'ArrayExpression' ? node.elements : [node]
  return nodes.flatMap((each) => {
    const text = literalOf(each)
    return text === undefined ? [] : [{ node: each, text }]
  })
}

export default { meta: { name: 'walls' }, rules: { imports, names, patterns } }
