import { LanguageLinks } from '@kit/ui/site/language-links'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ look: variant, align, showIcon }: Props) {
  return (
    <div className={styles.switch} data-align={align}>
      <LanguageLinks look={variant} showIcon={showIcon} />
    </div>
  )
}
