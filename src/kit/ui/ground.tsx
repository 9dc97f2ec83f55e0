import type { ComponentProps } from 'react'
import type { Ground as GroundName } from '@schemas/layout/ground'
import { classNames } from '../class-names'
import styles from './ground.module.css'

type Props = ComponentProps<'div'> & {
  ground: GroundName
  /**
   * `box`: a padded box with the theme's corners, edge to edge in a full row, nothing on the plain ground · `window`: a
   * strip as wide as the window.
   */
  reach?: 'box' | 'window'
  as?: 'div' | 'section' | undefined
  /** Class of the inner box, which uses the inverted tokens. */
  inside?: string | undefined
}

/**
 * Background of a section. Inside it, the theme's colour variables are adapted so that text, lines and buttons stay
 * legible.
 */
export function Ground({ ground, reach = 'box', as: Element = 'div', className, inside, children, ...rest }: Props) {
  return (
    <Element {...rest} className={classNames(styles.ground, className)} data-ground={ground} data-reach={reach}>
      <div className={classNames('on-ground', styles.inside, inside)}>{children}</div>
    </Element>
  )
}
