import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { useFirstFocus } from '../../../ui/use-first-focus'
import { themeCalls } from '../../theme-calls'
import { Hint } from '../../../ui/hint'
import styles from './fonts.module.css'

const messages = {
  rename: { en: 'Rename {family}', th: 'เปลี่ยนชื่อ {family}' },
  name: { en: 'Font name', th: 'ชื่อฟอนต์' },
  help: {
    en: 'Use Latin letters, digits, spaces and hyphens. Fonts with the same name are merged.',
    th: 'ใช้ตัวอักษรอังกฤษ ตัวเลข เว้นวรรค และขีดกลาง ฟอนต์ที่ชื่อเดียวกันจะรวมเป็นหนึ่งเดียว',
  },
  wrong: {
    en: 'Start with a letter. Use only Latin letters, digits, spaces and hyphens, up to 60 characters.',
    th: 'ต้องขึ้นต้นด้วยตัวอักษร ใช้ได้เฉพาะตัวอักษรอังกฤษ ตัวเลข เว้นวรรค และขีดกลาง ไม่เกิน 60 ตัว',
  },
  save: { en: 'Rename', th: 'เปลี่ยนชื่อ' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
}

/** Name of a font family, with a button to rename it. */
export function FamilyName({ family }: { family: string }) {
  const t = useT()
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming) return <RenameForm family={family} onDone={() => setRenaming(false)} />
  const label = t(messages.rename, { family })
  return (
    <Group gap={4} wrap="nowrap" className={styles.name ?? ''}>
      <h3>{family}</h3>
      <Hint label={label}>
        <ActionIcon size={26} aria-label={label} onClick={() => setRenaming(true)}>
          <IconPencil size={15} />
        </ActionIcon>
      </Hint>
    </Group>
  )
}

function RenameForm({ family, onDone }: { family: string; onDone: () => void }) {
  const t = useT()
  const [typed, setTyped] = useState(family)
  const input = useFirstFocus<HTMLInputElement>()
  const rename = useCallMutation(themeCalls.renameFamily, { refresh: [themeCalls.fonts] })
  const to = typed.trim()
  const isWrong = !/^[A-Za-z][A-Za-z0-9 -]{0,59}$/.test(to)
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (!isWrong && !rename.isPending) rename.mutate({ family, to }, { onSuccess: onDone })
  }
  return (
    <form className={styles.rename} noValidate onSubmit={submit}>
      <TextInput
        ref={input}
        size="xs"
        label={t(messages.name)}
        description={t(messages.help)}
        value={typed}
        readOnly={rename.isPending}
        spellCheck={false}
        error={rename.error?.message ?? (isWrong ? t(messages.wrong) : undefined)}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          rename.reset()
        }}
      />
      <Group gap={6}>
        <Button size="xs" type="submit" loading={rename.isPending}>
          {t(messages.save)}
        </Button>
        <Button size="xs" variant="default" onClick={onDone}>
          {t(messages.cancel)}
        </Button>
      </Group>
    </form>
  )
}
