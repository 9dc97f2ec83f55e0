import { useMemo } from 'react'
import type { FontFamily } from '@schemas/editor/entities/theme'
import { useCall } from '@kit/use-call'
import { useAdoptedCss } from '../ui/use-adopted-css'
import { themeCalls } from './theme-calls'

/** Fonts a theme may use, including those uploaded meanwhile; the controls render their names in them. */
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
