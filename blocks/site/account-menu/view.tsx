import { AccountMenu } from '@kit/ui/site/account-menu'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ look, signInPage, items, align }: Props) {
  return (
    <div className={styles.menu} data-align={align}>
      <AccountMenu look={look} signInPage={signInPage} items={items} align={align} />
    </div>
  )
}
