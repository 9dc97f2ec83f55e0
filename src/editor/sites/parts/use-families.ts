import type { SiteLook } from '@schemas/entities/site'
import { useAdoptedCss } from '../../ui/use-adopted-css'

/** Brings the families of type of some looks into the document for as long as the component stands. */
export function useFamilies(looks: readonly SiteLook[] | undefined): void {
  useAdoptedCss([...new Set(looks?.map((look) => look.css) ?? [])].join(''))
}
