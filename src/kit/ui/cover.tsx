import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Picture } from '../picture'
import styles from './cover.module.css'

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'section'
  image: ComponentProps<typeof Picture>['image']
  sizes: string
  priority?: boolean
  /**
   * Darkened area for the text: `side` at the start, `all`, the lower `corner`; `soft` covers all of a picture that is
   * already dark.
   */
  scrim: 'side' | 'all' | 'corner' | 'soft'
  /** Class of the inner box, which uses the inverted tokens. */
  inside?: string | undefined
}

/** Text on a picture: light text on a dark scrim, in both schemes. */
export function Cover({
  as: Element = 'div',
  image,
  sizes,
  priority = false,
  scrim,
  className,
  inside,
  children,
  ...rest
}: Props) {
  return (
    <Element {...rest} className={classNames(styles.cover, className)} data-scrim={scrim}>
      <Picture image={image} className={styles.backdrop ?? ''} sizes={sizes} priority={priority} />
      <div className={classNames(styles.onto, inside)}>{children}</div>
    </Element>
  )
}
