import { SchemeChoice } from '@kit/ui/site/scheme-choice'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ look: variant, align }: Props) {
  return (
    <div className={styles.switch} data-align={align}>
      <SchemeChoice look={variant} />
    </div>
  )
}
