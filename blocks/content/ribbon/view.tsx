import { classNames } from '@kit/class-names'
import tones from '@kit/ui/tone.module.css'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ text, position, tone, look: variant, slots }: Props) {
  return (
    <div className={styles.box} data-position={position} data-look={variant}>
      <div className={classNames(styles.ribbon, tones.tone)} data-tone={tone}>
        <span className={styles.band}>{text}</span>
      </div>
      {slots?.content}
    </div>
  )
}
