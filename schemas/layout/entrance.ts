import * as z from 'zod/mini'

/** How a part comes in as a visitor scrolls to it: out of nothing where it stands, from below, from a side, or from a smaller size. */
export const entrances = ['fade', 'rise', 'left', 'right', 'grow'] as const
export type Entrance = (typeof entrances)[number]
export const entrance = z.enum(entrances)

/** How a part comes in, and as which of its line. */
export type Entering = { entrance?: Entrance | undefined; turn?: number }

/** Columns of a line that come one after the other; what stands further on comes with the last. */
export const maxTurns = 3

/** Of each column the place in its line, by what they span. */
export function turnsOf(spans: readonly number[], columns: number): number[] {
  let [taken, turn] = [0, -1]
  return spans.map((span) => {
    const isNext = taken > 0 && taken + span <= columns
    taken = isNext ? taken + span : span
    turn = isNext ? turn + 1 : 0
    return Math.min(turn, maxTurns)
  })
}

/** Classes of the element that comes in. */
export const entranceClass = (of: Entrance, turn = 0): string => `enter enter-${of}${turn > 0 ? ` turn-${turn}` : ''}`

/** Marks what is held at the window's lower edge while the page goes by. */
export const edgeHeld = 'edge-held'
