import { LanguageLinks } from '@kit/ui/site/language-links'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ look, align, showIcon }: Props) {
  return (
    <div className={styles.switch} data-align={align}>
      <LanguageLinks look={look} showIcon={showIcon} />
    </div>
  )
}
