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
  const settled = Math.min(units, level.oversold)
  const settledCost = settled === units ? cost : share(cost, settled, units)
  const booked = settled === level.oversold ? level.oversoldValue : share(level.oversoldValue, settled, level.oversold)
  return {
    level: {
      ...level,
      onHand: level.onHand + units - settled,
      value: level.value + cost - settledCost,
      oversold: level.oversold - settled,
      oversoldValue: level.oversoldValue - booked,
      lastCost: cost,
      lastCostUnits: units,
    },
    moves: [{ delta: units, value: cost }, ...correction(booked - settledCost)],
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
  const settled = Math.min(freed.oversold, freed.onHand - freed.reserved)
  if (settled === 0) return { level: freed, moves: [] }
  const taken = settled === freed.onHand ? freed.value : share(freed.value, settled, freed.onHand)
  const booked = settled === freed.oversold ? freed.oversoldValue : share(freed.oversoldValue, settled, freed.oversold)
  return {
    level: {
      ...freed,
      onHand: freed.onHand - settled,
      value: freed.value - taken,
      oversold: freed.oversold - settled,
      oversoldValue: freed.oversoldValue - booked,
    },
    moves: correction(booked - taken),
  }
}

const correction = (value: number): LevelMove[] => (value === 0 ? [] : [{ delta: 0, value, reason: 'cost' }])
