// Finds loops that the engine can go through in two ways on the same text: on a text that does not match it tries every
// combination of them.
import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { stepsOf, TooLarge } from './pattern-steps.mjs'

/** Why a pattern may backtrack exponentially, or undefined. Throws SyntaxError for what is no pattern. */
export function exponentialPattern(source, flagText) {
  const parser = new RegExpParser()
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flagText.includes('u'),
    unicodeSets: flagText.includes('v'),
  })
  const flags = parser.parseFlags(flagText)
  const roots = [pattern]
  visitRegExpAST(pattern, { onAssertionEnter: (node) => node.kind.startsWith('look') && roots.push(node) })
  try {
    for (const { alternatives } of roots) {
      const state = loopOfTwoWays(stepsOf(alternatives, flags))
      if (state)
        return `A loop of this pattern reads ${state} in more than one way, so it backtracks exponentially: let each character be read in one way.`
    }
  } catch (error) {
    if (error instanceof TooLarge) return 'This pattern is too large to be judged: divide it.'
    throw error
  }
  return undefined
}

function loopOfTwoWays({ charsOf, steps }) {
  for (const loop of components(
    steps.map((_, state) => state),
    (state) => steps[state],
  )) {
    const inside = new Set(loop)
    const within = (state) => steps[state].filter((next) => inside.has(next))
    const twice = loop.find((state) => within(state).some((next, index, all) => all.indexOf(next) < index))
    if (twice !== undefined) return spelled(charsOf[twice])
    const forked = forkOf(loop, within, charsOf)
    if (forked !== undefined) return spelled(charsOf[forked])
  }
  return undefined
}

/** Two ways through a loop that part at a state, read the same text and meet there again. */
function forkOf(loop, within, charsOf) {
  const overlap = (a, b) => !charsOf[a].isDisjointWith(charsOf[b])
  const width = charsOf.length
  const both = (pair) =>
    within(Math.floor(pair / width)).flatMap((a) =>
      within(pair % width).flatMap((b) => (overlap(a, b) ? [a * width + b] : [])),
    )
  const known = new Map()
  const next = (pair) => known.get(pair) ?? known.set(pair, both(pair)).get(pair)
  for (const component of components(
    loop.map((state) => state * width + state),
    next,
  )) {
    const meeting = component.find((pair) => Math.floor(pair / width) === pair % width)
    if (meeting !== undefined && component.some((pair) => Math.floor(pair / width) !== pair % width))
      return meeting % width
  }
  return undefined
}

/** Strongly connected components that hold a cycle (Tarjan, without recursion). */
function components(starts, next) {
  const [order, low, stack, waiting, found] = [new Map(), new Map(), [], new Set(), []]
  for (const start of starts) {
    if (order.has(start)) continue
    const path = [enter(start)]
    while (path.length) {
      const { state, ahead } = path.at(-1)
      const to = ahead.pop()
      if (to === undefined) leave(path)
      else if (!order.has(to)) path.push(enter(to))
      else if (waiting.has(to)) low.set(state, Math.min(low.get(state), order.get(to)))
    }
  }
  return found

  function enter(state) {
    low.set(state, order.size)
    order.set(state, order.size)
    stack.push(state)
    waiting.add(state)
    return { state, ahead: [...next(state)] }
  }

  function leave(path) {
    const { state } = path.pop()
    const parent = path.at(-1)?.state
    if (parent !== undefined) low.set(parent, Math.min(low.get(parent), low.get(state)))
    if (low.get(state) !== order.get(state)) return
    const component = stack.splice(stack.indexOf(state))
    for (const each of component) waiting.delete(each)
    if (component.length > 1 || next(state).includes(state)) found.push(component)
  }
}

function spelled({ ranges }) {
  const shown = ranges.slice(0, 4).map(({ min, max }) => (min === max ? letter(min) : `${letter(min)}-${letter(max)}`))
  return `[${shown.join('')}${ranges.length > 4 ? '…' : ''}]`
}

const letter = (code) => (code > 0x20 && code < 0x7f ? String.fromCodePoint(code) : `\\u{${code.toString(16)}}`)
