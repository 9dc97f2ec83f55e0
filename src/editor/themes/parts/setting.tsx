import { ActionIcon } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useStudio } from '../theme-context'
import { Hint } from '../../ui/hint'
import styles from './parts.module.css'

const messages = {
  reset: { en: '{name}: reset to “{theme}”', th: '{name}: ใช้ตาม “{theme}”' },
  set: { en: 'set here', th: 'ตั้งค่าที่นี่' },
}

type Props = {
  label: string
  isSet: boolean
  onReset: () => void
  /** The resulting value, next to the label. */ shown?: ReactNode
  children: (labelId: string) => ReactNode
}

/** A labelled theme value, with a button to reset it to the base theme's. */
export function Setting({ label, isSet, onReset, shown, children }: Props) {
  const t = useT()
  const id = useId()
  return (
    <div className={styles.setting}>
      <div className={styles.top}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {shown !== undefined && <span className={styles.shown}>{shown}</span>}
        <Reset label={label} isSet={isSet} onReset={onReset} />
      </div>
      {children(id)}
      {isSet && <span className={styles.hidden}>{t(messages.set)}</span>}
    </div>
  )
}

/** Resets a value to the base theme's; nothing if it is inherited already. */
export function Reset({ label, isSet, onReset }: { label: string; isSet: boolean; onReset: () => void }) {
  const t = useT()
  const locale = useLocale()
  const { opened } = useStudio()
  if (!isSet) return null
  const name = t(messages.reset, { name: label, theme: pickText(opened.base.title, locale) })
  return (
    <Hint label={name}>
      <ActionIcon size={20} aria-label={name} onClick={onReset} className={styles.reset}>
        <IconRestore size={14} />
      </ActionIcon>
    </Hint>
  )
}
