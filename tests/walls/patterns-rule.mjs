// Every pattern that a file writes down, put before exponential-pattern.mjs. Quadratic ones are the affair of
// eslint-plugin-regexp.
import { exponentialPattern } from './exponential-pattern.mjs'

/** A character that no pattern names; it takes the place of what is put into a pattern when it is made. */
const inserted = '\uE000'

export const patterns = {
  meta: { type: 'problem', docs: { description: 'patterns that do not backtrack exponentially' } },
  create(context) {
    const judge = (node, source, flags) => {
      const message = source === undefined ? undefined : judged(source, flags)
      if (message) context.report({ node, message })
    }
    const fromCall = (node) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      judge(node, textOf(node.arguments[0]), textOf(node.arguments[1]) ?? '')
    }
    return {
      Literal: (node) => node.regex && judge(node, node.regex.pattern, node.regex.flags),
      NewExpression: fromCall,
      CallExpression: fromCall,
      JSXAttribute: (node) =>
        node.name.name === 'pattern' && judge(node, textOf(node.value?.expression ?? node.value), 'v'),
    }
  },
}

function judged(source, flags) {
  try {
    return exponentialPattern(source, flags)
  } catch (error) {
    // No pattern without what is put into it; the compiler refuses literals that are none.
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TaggedTemplateExpression' && isStringRaw(node.tag)) return joined(node.quasi, 'raw')
  if (node?.type === 'TemplateLiteral') return joined(node, 'cooked')
  return undefined
}

const isStringRaw = (node) =>
  node.type === 'MemberExpression' && node.object.name === 'String' && node.property.name === 'raw'
const joined = (template, form) => template.quasis.map((part) => part.value[form]).join(inserted)
