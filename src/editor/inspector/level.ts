import { type Level, levelOf } from '../state/level'
import { useUi } from '../state/ui-store'

export const levelNames: Record<Level, { en: string; th: string }> = {
  base: { en: 'Desktop', th: 'เดสก์ท็อป' },
  tablet: { en: 'Tablet', th: 'แท็บเล็ต' },
  mobile: { en: 'Mobile', th: 'มือถือ' },
}

/** The width class that values are currently written for. */
export function useLevel(): Level {
  return useUi((state) => levelOf(state.device, state.freeWidth))
}
