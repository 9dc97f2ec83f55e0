import type { ReactNode } from 'react'
import { colorToCss } from '@schemas/layout/color'
import type { ImageRef } from '@schemas/layout/image'
import type { Localised } from '@schemas/layout/text'
import { Picture } from '../picture'
import styles from './background.module.css'

type Props = {
  /** A token, a scale step or hex; the theme's ground colour when absent. */
  color?: string
  image?: Localised<ImageRef>
  /** How much of the colour lies over the picture so that text reads, in per cent. */
  veil?: number
  children?: ReactNode
}

/** The ground of a frame: a colour, or a picture under a veil of it, filling the window behind everything. */
export function Background({ color, image, veil = 80, children }: Props) {
  const ground = colorToCss(color) ?? 'var(--c-bg)'
  return (
    <>
      <div className={styles.ground} style={{ backgroundColor: ground }} aria-hidden="true">
        {image && <Picture image={image} alt="" className={styles.picture ?? ''} />}
        {image && <div className={styles.veil} style={{ backgroundColor: ground, opacity: veil / 100 }} />}
      </div>
      {children}
    </>
  )
}
