import { responsiveVars } from '@kit/responsive-vars'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ height }: Props) {
  return <div className={styles.spacer} style={responsiveVars('height', height)} aria-hidden />
}
