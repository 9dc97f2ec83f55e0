import type { SiteAppearance } from '@schemas/entities/site'
import { useAdoptedCss } from '../../ui/use-adopted-css'

/** Brings the families of type of some looks into the document for as long as the component stands. */
export function useFamilies(appearances: readonly SiteAppearance[] | undefined): void {
  useAdoptedCss([...new Set(appearances?.map((appearance) => appearance.css) ?? [])].join(''))
}
