import { useT } from '@kit/t'
import { useMenu } from '@kit/ui/menu/entries'
import { MenuBar } from '@kit/ui/menu/menu-bar'
import { MenuTree } from '@kit/ui/menu/menu-tree'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ title, menu, items, align, mark }: Props) {
  const t = useT()
  const entries = useMenu(menu, items)
  if (entries.length === 0) return null
  const label = title ?? t(texts.menu)
  return (
    <div className={styles.menu}>
      <MenuBar entries={entries} label={label} mark={mark} align={align} className={styles.wide} />
      <nav aria-label={label} className={styles.narrow}>
        <MenuTree entries={entries} />
      </nav>
    </div>
  )
}
