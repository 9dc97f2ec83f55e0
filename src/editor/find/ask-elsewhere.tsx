import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useT } from '@kit/t'
import { ConfirmDialog } from '../ui/confirm-dialog'
import styles from './find.module.css'
import type { Elsewhere } from './use-elsewhere'

const messages = {
  ask: { en: 'Replace “{words}” with “{by}”?', th: 'แทนที่ “{words}” ด้วย “{by}” หรือไม่' },
  askNothing: { en: 'Delete “{words}”?', th: 'ลบ “{words}” ออกหรือไม่' },
  body: {
    en: 'Changes are made in drafts. Visitors see them when you publish.',
    th: 'จะแก้ในฉบับร่าง ผู้เยี่ยมชมจะเห็นเมื่อคุณเผยแพร่',
  },
  which: { en: 'Where', th: 'แก้ที่ไหนบ้าง' },
  act: { en: 'Replace {count}', th: 'แทนที่ {count} แห่ง' },
  takeOut: { en: 'Delete {count}', th: 'ลบ {count} แห่ง' },
  none: { en: 'Choose at least one.', th: 'เลือกอย่างน้อยหนึ่งรายการ' },
}

type Props = {
  found: readonly Elsewhere[]
  nameOf: (key: string) => string
  query: string
  by: string
  /** How many documents are done, while replacing. */ step: number | undefined
  onReplace: (keys: readonly string[]) => void
  onClose: () => void
}

/** Asks in which documents to replace the text: all, unless some are unchecked. */
export function AskElsewhere({ found, nameOf, query: wanted, by, step, onReplace, onClose }: Props) {
  const t = useT()
  const [without, setWithout] = useState<readonly string[]>([])
  const [isEmpty, setEmpty] = useState(false)
  const chosen = found.filter(({ key }) => !without.includes(key))
  const count = chosen.reduce((sum, { matches }) => sum + matches.length, 0)
  const confirm = () => (chosen.length > 0 ? onReplace(chosen.map(({ key }) => key)) : setEmpty(true))
  return (
    <ConfirmDialog
      title={t(by ? messages.ask : messages.askNothing, { words: wanted, by })}
      action={t(by ? messages.act : messages.takeOut, { count })}
      isPending={step !== undefined}
      error={isEmpty && chosen.length === 0 ? t(messages.none) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{t(messages.body)}</p>
      <fieldset className={styles.asked} disabled={step !== undefined}>
        <legend>{t(messages.which)}</legend>
        {found.map(({ key, matches }) => (
          <Checkbox
            key={key}
            size="xs"
            label={`${nameOf(key)} (${matches.length})`}
            checked={!without.includes(key)}
            onChange={(event) =>
              setWithout(event.currentTarget.checked ? without.filter((each) => each !== key) : [...without, key])
            }
          />
        ))}
      </fieldset>
    </ConfirmDialog>
  )
}
