import * as z from 'zod/mini'

/** How a part enters when a visitor scrolls to it: fading in, from below, from a side, or growing. */
export const entrances = ['fade', 'rise', 'left', 'right', 'grow'] as const
export type Entrance = (typeof entrances)[number]
export const entrance = z.enum(entrances)

/** A part's entrance, and its turn in the line. */
export type Entering = { entrance?: Entrance | undefined; turn?: number }

/** Columns of a line that enter one after the other; later ones enter with the last. */
export const maxTurns = 3

/** The turn of each column in its line, from the spans. */
export function turnsOf(spans: readonly number[], columns: number): number[] {
  let [taken, turn] = [0, -1]
  return spans.map((span) => {
    const isNext = taken > 0 && taken + span <= columns
    taken = isNext ? taken + span : span
    turn = isNext ? turn + 1 : 0
    return Math.min(turn, maxTurns)
  })
}

/** Classes of the entering element. */
export const entranceClass = (of: Entrance, turn = 0): string => `enter enter-${of}${turn > 0 ? ` turn-${turn}` : ''}`

/** Marks what is held at the window's lower edge during scrolling. */
export const edgeHeld = 'edge-held'
