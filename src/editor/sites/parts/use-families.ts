import type { SiteAppearance } from '@schemas/site/entities/site'
import { useAdoptedCss } from '../../ui/use-adopted-css'

/** Loads the font families of some appearances while the component is mounted. */
export function useFamilies(appearances: readonly SiteAppearance[] | undefined): void {
  useAdoptedCss([...new Set(appearances?.map((appearance) => appearance.css) ?? [])].join(''))
}
