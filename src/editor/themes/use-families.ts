import { useMemo } from 'react'
import type { FontFamily } from '@schemas/entities/theme'
import { useCall } from '@kit/use-call'
import { useAdoptedCss } from '../ui/use-adopted-css'
import { themeCalls } from './theme-calls'

/** The families that a theme may name, those that are uploaded meanwhile too; the controls show them as they are. */
export function useFamilies(opened: readonly FontFamily[]): FontFamily[] {
  const { data } = useCall(themeCalls.fonts, {})
  const families = useMemo(
    () => [
      ...(data?.families ?? opened.filter(({ pack }) => pack === undefined)),
      ...opened.filter(({ pack }) => pack !== undefined),
    ],
    [data, opened],
  )
  useAdoptedCss(families.map(({ css }) => css).join(''))
  return families
}
