import { RichText } from '@kit/rich-text'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ text, size, measure, align, lead, columns }: Props) {
  return (
    <div
      className={styles.text}
      data-size={size}
      data-measure={measure}
      data-align={align}
      data-lead={lead || undefined}
      data-columns={columns}
    >
      <RichText tree={text} />
    </div>
  )
}
