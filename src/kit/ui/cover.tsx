import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { Picture } from '../picture'
import styles from './cover.module.css'

type Props = ComponentProps<'div'> & {
  as?: 'div' | 'section'
  image: ComponentProps<typeof Picture>['image']
  sizes: string
  priority?: boolean
  /** Where words may stand: at the `side` of the start, over `all`, in the lower `corner`. `soft`, over all of a picture that is dark itself. */
  scrim: 'side' | 'all' | 'corner' | 'soft'
  /** For the one box inside, which follows the turned tokens. */
  inside?: string | undefined
}

/** Words on a picture: light on a night scrim, in both schemes. */
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
