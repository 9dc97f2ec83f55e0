import { parseSync } from 'vite'

/**
 * The messages of one source file: every object literal with the texts `en` and `th`.
 * @returns {{ id: string, en: string, th: string, at: Record<'en' | 'th', [start: number, end: number]> }[]}
 *   `id` is the path of names around the literal, with `~2` and so on where one occurs again; `at` are the offsets of the
 *   two literals.
 */
export function findMessages(file, text) {
  const { program, errors } = parseSync(file, text, { sourceType: 'module' })
  if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`)
  const found = []
  walk(program, [], (node, path) => {
    const texts = textsOf(node)
    if (texts) found.push({ name: path.join('.') || 'message', ...texts })
  })
  const counts = new Map()
  return found.map(({ name, ...message }) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { id: count === 1 ? name : `${name}~${count}`, ...message }
  })
}

function textsOf(node) {
  if (node.type !== 'ObjectExpression') return undefined
  const literals = {}
  for (const { key, value, computed } of node.properties)
    if (!computed && (key?.name === 'en' || key?.name === 'th')) literals[key.name] = literalOf(value)
  const { en, th } = literals
  return en && th ? { en: en.text, th: th.text, at: { en: en.at, th: th.at } } : undefined
}

function literalOf(node) {
  const at = [node.start, node.end]
  if (node.type === 'Literal' && typeof node.value === 'string') return { text: node.value, at }
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return { text: node.quasis[0].value.cooked, at }
  return undefined
}

/** Calls `visit` with every node and the names and indexes around it. */
function walk(node, path, visit) {
  if (Array.isArray(node)) {
    for (const each of node) walk(each, path, visit)
    return
  }
  if (typeof node?.type !== 'string') return
  visit(node, path)
  if (node.type === 'ArrayExpression') {
    for (const [index, each] of node.elements.entries()) walk(each, [...path, String(index)], visit)
    return
  }
  const inside = [...path, ...nameOf(node)]
  for (const [key, value] of Object.entries(node))
    if (key !== 'key' && value && typeof value === 'object') walk(value, inside, visit)
}

function nameOf(node) {
  if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') return [node.id.name]
  if (node.type === 'FunctionDeclaration' && node.id) return [node.id.name]
  if (node.type === 'Property' && !node.computed) return [String(node.key.name ?? node.key.value)]
  return []
}
