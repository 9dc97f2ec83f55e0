// The import rules as an oxlint plugin: every way in which a file can name another is checked against the table in
// import-rules.mjs.
import { calls } from './calls-rule.mjs'
import { judgeName } from './names-rule.mjs'
import { judgeProse, judgeTerm } from './terms-rule.mjs'
import { patterns } from './patterns-rule.mjs'
import { judgeComputed, judgeGlob, judgeImport, roomOf } from './judge.mjs'
import { pathOf } from './path-of.mjs'

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
    const reportIf = (node, message) => message && context.report({ node, message })
    if (room.isDataOnly) return { Program: (node) => reportIf(node, `${file} is code. ${room.remedy}.`) }

    const judge = (node, source, kind) => {
      const specifier = literalOf(source)
      if (specifier === undefined) reportIf(node, judgeComputed(file))
      else reportIf(source, judgeImport(file, specifier, kind))
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
        for (const pattern of patternsOf(node.arguments[0])) reportIf(pattern.node, judgeGlob(file, pattern.text))
        if (node.arguments[1]?.properties?.some((each) => each.key?.name === 'base' || each.key?.value === 'base'))
          reportIf(node, 'A glob with a base hides what it reaches: write the pattern in full.')
      },
    }
  },
}

/** The identifiers that a pattern declares; `{ name }` alone repeats a property's name and is not judged. */
function declaredIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern]
    case 'AssignmentPattern':
      return declaredIn(pattern.left)
    case 'RestElement':
      return declaredIn(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.flatMap(declaredIn)
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) =>
        each.type === 'Property' ? (each.shorthand ? [] : declaredIn(each.value)) : declaredIn(each),
      )
    default:
      return []
  }
}

// Files whose name is the name of a call, a migration or a stored pattern.
const hasStoredName = (file) =>
  /^((schemas\/[^/]+|src\/areas\/[^/]+\/server)\/calls|src\/(gateway\/db|areas\/[^/]+\/server)\/migrations)\//.test(
    file,
  )

const terms = {
  meta: { type: 'suggestion', docs: { description: 'no retired words in names, comments and test titles' } },
  create(context) {
    const file = pathOf(context)
    const judge = (pattern) => {
      for (const node of declaredIn(pattern)) {
        const message = judgeTerm(node.name)
        if (message) context.report({ node, message })
      }
    }
    const judgeFunction = (node) => {
      if (node.id) judge(node.id)
      for (const each of node.params) judge(each)
    }
    const isTest = /\.(test|spec)\.tsx?$/.test(file)
    return {
      Program(node) {
        const name = file.split('/').at(-1).split('.')[0]
        const message = hasStoredName(file) ? undefined : judgeTerm(name)
        if (message) context.report({ node, message })
        for (const comment of context.sourceCode.getAllComments()) {
          const problem = judgeProse(comment.value.replace(/\s*\n\s*\*?\s*/g, ' '))
          if (problem) context.report({ loc: comment.loc, message: problem })
        }
      },
      VariableDeclarator: (node) => judge(node.id),
      FunctionDeclaration: judgeFunction,
      FunctionExpression: judgeFunction,
      ArrowFunctionExpression: judgeFunction,
      ClassDeclaration: (node) => judge(node.id),
      TSTypeAliasDeclaration: (node) => judge(node.id),
      TSInterfaceDeclaration: (node) => judge(node.id),
      CallExpression(node) {
        if (!isTest) return
        let callee = node.callee
        while (callee?.type === 'MemberExpression' || callee?.type === 'CallExpression')
          callee = callee.object ?? callee.callee
        if (!['it', 'test', 'describe'].includes(callee?.name)) return
        const title = literalOf(node.arguments[0])
        const problem = title && judgeProse(title)
        if (problem) context.report({ node: node.arguments[0], message: problem })
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

export default { meta: { name: 'walls' }, rules: { calls, imports, names, patterns, terms } }
