import { AccountMenu } from '@kit/ui/site/account-menu'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ look: variant, signInPage, items, align }: Props) {
  return (
    <div className={styles.menu} data-align={align}>
      <AccountMenu look={variant} signInPage={signInPage} items={items} align={align} />
    </div>
  )
}
