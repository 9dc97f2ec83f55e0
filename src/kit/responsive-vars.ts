import type { CSSProperties } from 'react'
import type { Responsive } from '@schemas/block'

/**
 * A responsive prop as three custom properties, `--name`, `--name-t`, `--name-m`, for a view's style attribute. Its CSS
 * module reads `var(--name)` and, in the media queries of 1023.98 and 639.98 px, the other two. No script measures
 * anything.
 */
export function responsiveVars(name: string, value: Responsive<string | number>): CSSProperties {
  return { [`--${name}`]: value.base, [`--${name}-t`]: value.tablet, [`--${name}-m`]: value.mobile } as CSSProperties
}
