// A pattern as an automaton: one state for each character that it reads, and the steps from one to the next (Glushkov's
// construction).
import { toCharSet } from 'regexp-ast-analysis'

/** So many optional repetitions are written out; more of them are a loop. */
const maxOptional = 3
const maxStates = 5000

export class TooLarge extends Error {}

/**
 * Gives the characters of each state and the steps between states. A step that the engine can take in two ways is there
 * twice: the engine tries both. Lookarounds and backreferences read nothing here; the caller judges what is inside a
 * lookaround separately.
 */
export function stepsOf(alternatives, flags) {
  const charsOf = []
  const steps = []

  function read(chars) {
    if (charsOf.length >= maxStates) throw new TooLarge()
    const state = charsOf.push(chars) - 1
    steps.push([])
    return { first: [state], last: [state], empty: 0 }
  }

  function link(from, to) {
    for (const state of from)
      for (const next of to) if (steps[state].filter((each) => each === next).length < 2) steps[state].push(next)
  }

  function inTurn(left, right) {
    link(left.last, right.first)
    return {
      first: twiceAtMaximum([...left.first, ...repeated(right.first, left.empty)]),
      last: twiceAtMaximum([...right.last, ...repeated(left.last, right.empty)]),
      empty: Math.min(2, left.empty * right.empty),
    }
  }

  function looped(part) {
    link(part.last, part.first)
    return part
  }

  const skippable = (part) => ({ ...part, empty: 1 })

  function quantified({ element, min, max }) {
    let whole = nothing
    for (let count = 0; count < min; count++) whole = inTurn(whole, partOf(element))
    if (max - min > maxOptional) return inTurn(whole, skippable(looped(partOf(element))))
    let rest = nothing
    for (let count = min; count < max; count++) rest = skippable(inTurn(partOf(element), rest))
    return inTurn(whole, rest)
  }

  function partOf(node) {
    switch (node.type) {
      case 'Quantifier':
        return quantified(node)
      case 'Group':
      case 'CapturingGroup':
        return anyOf(node.alternatives)
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return read(toCharSet(node, flags))
      default:
        return nothing
    }
  }

  function anyOf(each) {
    const parts = each.map(({ elements }) => elements.map(partOf).reduce(inTurn, nothing))
    return {
      first: twiceAtMaximum(parts.flatMap(({ first }) => first)),
      last: twiceAtMaximum(parts.flatMap(({ last }) => last)),
      empty: Math.min(
        2,
        parts.reduce((sum, { empty }) => sum + empty, 0),
      ),
    }
  }

  anyOf(alternatives)
  return { charsOf, steps }
}

/** `empty` counts the ways, up to two, in which a part matches nothing. */
const nothing = { first: [], last: [], empty: 1 }
const repeated = (states, times) => Array.from({ length: times }, () => states).flat()
const twiceAtMaximum = (states) =>
  states.filter((state, index) => states.slice(0, index).filter((each) => each === state).length < 2)
