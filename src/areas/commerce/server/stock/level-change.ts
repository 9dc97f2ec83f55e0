/** Stock of one item at one location, in its unit and in satang. */
export type Level = {
  onHand: number
  reserved: number
  oversold: number
  value: number
  oversoldValue: number
  lastCost: number
  lastCostUnits: number
}
/** `reason: 'cost'` corrects the value alone. */
export type LevelMove = { delta: number; value: number; reason?: 'cost' }
export type LevelChange = { level: Level; moves: LevelMove[] }

export const emptyLevel: Level = {
  onHand: 0,
  reserved: 0,
  oversold: 0,
  value: 0,
  oversoldValue: 0,
  lastCost: 0,
  lastCostUnits: 1,
}

/** `amount · part / whole`, half a satang rounded up; for integers, zero or more. */
function share(amount: number, part: number, whole: number): number {
  const product = BigInt(amount) * BigInt(part)
  return Number((2n * product + BigInt(whole)) / (2n * BigInt(whole)))
}

const atLastCost = ({ lastCost, lastCostUnits }: Level, units: number) => share(lastCost, units, lastCostUnits)

/**
 * Goods come in, at `cost` for all of them, or at the last one known. They first settle what is oversold, at their own
 * cost: a second move corrects the value that the oversold was counted at.
 */
export function receive(level: Level, units: number, cost = atLastCost(level, units)): LevelChange {
  const offset = Math.min(units, level.oversold)
  const offsetCost = offset === units ? cost : share(cost, offset, units)
  const booked = offset === level.oversold ? level.oversoldValue : share(level.oversoldValue, offset, level.oversold)
  return {
    level: {
      ...level,
      onHand: level.onHand + units - offset,
      value: level.value + cost - offsetCost,
      oversold: level.oversold - offset,
      oversoldValue: level.oversoldValue - booked,
      lastCost: cost,
      lastCostUnits: units,
    },
    moves: [{ delta: units, value: cost }, ...correction(booked - offsetCost)],
  }
}

/**
 * Goods go out: `held` of them from what is reserved, the others from what is free. What is not there is oversold at
 * the last cost; undefined where it may not be.
 */
export function issue(
  level: Level,
  units: number,
  { held = 0, mayOversell = false }: { held?: number; mayOversell?: boolean } = {},
): LevelChange | undefined {
  const free = level.onHand - level.reserved
  const there = held + Math.min(units - held, free)
  if (held > level.reserved || (there < units && !mayOversell)) return undefined
  const taken = there === level.onHand ? level.value : share(level.value, there, level.onHand)
  const after: Level = {
    ...level,
    onHand: level.onHand - there,
    reserved: level.reserved - held,
    value: level.value - taken,
    ...(there > 0 ? { lastCost: taken, lastCostUnits: there } : {}),
  }
  const lacking = units - there
  const lackingValue = lacking > 0 ? atLastCost(after, lacking) : 0
  return {
    level: {
      ...after,
      oversold: after.oversold + lacking,
      oversoldValue: after.oversoldValue + lackingValue,
    },
    moves: [{ delta: -units, value: -(taken + lackingValue) }],
  }
}

/** What was reserved is free again. It first settles what a till has sold meanwhile. */
export function unreserve(level: Level, units: number): LevelChange {
  const freed = { ...level, reserved: level.reserved - units }
  const offset = Math.min(freed.oversold, freed.onHand - freed.reserved)
  if (offset === 0) return { level: freed, moves: [] }
  const taken = offset === freed.onHand ? freed.value : share(freed.value, offset, freed.onHand)
  const booked = offset === freed.oversold ? freed.oversoldValue : share(freed.oversoldValue, offset, freed.oversold)
  return {
    level: {
      ...freed,
      onHand: freed.onHand - offset,
      value: freed.value - taken,
      oversold: freed.oversold - offset,
      oversoldValue: freed.oversoldValue - booked,
    },
    moves: correction(booked - taken),
  }
}

const correction = (value: number): LevelMove[] => (value === 0 ? [] : [{ delta: 0, value, reason: 'cost' }])
