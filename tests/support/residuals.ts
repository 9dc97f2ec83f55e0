import { expect } from 'vitest'

/**
 * Differences from reference rows, by name. `check` fails with every name whose largest difference exceeds its
 * tolerance; HORA_RESIDUALS=1 prints all of them.
 */
export function residuals(title: string, unit: string) {
  const largest = new Map<string, { size: number; row: string }>()
  return {
    add(name: string, difference: number, row: string) {
      const size = Math.abs(difference)
      if (!(size <= (largest.get(name)?.size ?? -1))) largest.set(name, { size, row })
    },
    /** By name. */
    largest: (): [name: string, size: number][] => [...largest].map(([name, { size }]) => [name, size]),
    check(tolerances: Record<string, number>) {
      const lines = [...largest].map(
        ([name, { size, row }]) => `${name}: ${size.toFixed(3)} of ${tolerances[name] ?? '?'} ${unit} (${row})`,
      )
      if (process.env.HORA_RESIDUALS === '1') console.log([`${title}, largest differences`, ...lines].join('\n  '))
      const isWithin = ([name, { size }]: [string, { size: number }]) => size <= (tolerances[name] ?? -1)
      const outside = [...largest].filter((each) => !isWithin(each)).map(([name]) => name)
      expect(outside, lines.join('\n')).toEqual([])
      expect([...largest.keys()].sort()).toEqual(Object.keys(tolerances).sort())
    },
  }
}
