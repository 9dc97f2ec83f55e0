import { Card } from '@kit/ui/card'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ slots, fill, ...card }: Props) {
  return (
    <div className={styles.card} data-tall={(!fill && card.image && card.layout !== 'beside') || undefined}>
      <Card {...card}>{slots?.content}</Card>
    </div>
  )
}
