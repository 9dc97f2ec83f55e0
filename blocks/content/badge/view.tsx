import { Badge } from '@kit/ui/badge'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ items, look: variant, size, align, label }: Props) {
  return (
    <ul role="list" className={styles.badges} data-align={align} data-look={variant} aria-label={label}>
      {items.map((item, index) => (
        <li key={index}>
          <Badge tone={item.tone} icon={item.icon} link={item.link} look={variant} size={size}>
            {item.text}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
