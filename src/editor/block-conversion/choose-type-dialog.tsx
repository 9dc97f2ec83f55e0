import { Stack, Text, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { reportDone } from '../state/report-done'
import { convertBlock } from '../document/operations/convert-block'
import { wrapNodes } from '../document/operations/wrap-nodes'
import { nodeName } from '../document/name-node'
import { useBuilder } from '../state/builder'
import { select, useUi } from '../state/ui-store'
import { Dialog } from '../ui/dialog'
import styles from './block-conversion.module.css'
import { typesToBecome, typesToWrapIn } from './types-for'

const messages = {
  become: { en: 'Turn into', th: 'เปลี่ยนเป็น' },
  becomeHint: {
    en: 'All content in “{name}” is kept. Its appearance may change.',
    th: 'เนื้อหาทั้งหมดใน “{name}” ยังอยู่ครบ หน้าตาอาจเปลี่ยนไป',
  },
  becomeNone: {
    en: 'No other block can take all the content in “{name}”.',
    th: 'ไม่มีบล็อกอื่นที่รับเนื้อหาทั้งหมดใน “{name}” ได้',
  },
  wrap: { en: 'Wrap in', th: 'ครอบด้วย' },
  wrapHint: {
    en: 'The selection moves into a new block in the same place.',
    th: 'ส่วนที่เลือกจะย้ายเข้าไปในบล็อกใหม่ที่ตำแหน่งเดิม',
  },
}

/** Asks which type to convert a block to. */
export function BecomeDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const [id = ''] = useUi((state) => state.selection)
  // As it was when the dialog opened.
  const [node] = useState(() => builder.store.get(id))
  const choices = node?.kind === 'block' ? typesToBecome(node, builder.boot.session.role) : []
  const name = node ? t(nodeName(node)) : ''
  return (
    <Choices
      title={t(messages.become)}
      hint={t(choices.length > 0 ? messages.becomeHint : messages.becomeNone, { name })}
      choices={choices}
      onClose={onClose}
      onChoose={({ to }) =>
        void (
          builder.edit(messages.become, (edit) => convertBlock(edit, id, to)) && reportDone(builder, 'turned', [id])
        )
      }
    />
  )
}

/** Asks which type to wrap the selection in. */
export function WrapDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const selection = useUi((state) => state.selection)
  return (
    <Choices
      title={t(messages.wrap)}
      hint={t(messages.wrapHint)}
      choices={typesToWrapIn(builder.boot.session.role)}
      onClose={onClose}
      onChoose={({ to }) => {
        let id = ''
        if (!builder.edit(messages.wrap, (edit) => void (id = wrapNodes(edit, selection, to)))) return
        select([id])
        reportDone(builder, 'wrapped', [id])
      }}
    />
  )
}

type Choice = ReturnType<typeof typesToBecome>[number] | ReturnType<typeof typesToWrapIn>[number]
type Props<C extends Choice> = {
  title: string
  hint: string
  choices: readonly C[]
  onChoose: (choice: C) => void
  onClose: () => void
}

function Choices<C extends Choice>({ title, hint, choices, onChoose, onClose }: Props<C>) {
  const t = useT()
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{hint}</Text>
        <ul className={styles.list}>
          {choices.map((choice, index) => (
            <li key={choice.type}>
              <UnstyledButton
                className={styles.choice}
                data-autofocus={index === 0 || undefined}
                onClick={() => {
                  onClose()
                  onChoose(choice)
                }}
              >
                <Icon name={choice.editor.icon} size="18px" />
                <span>
                  {t(choice.editor.label)}
                  <small>{t(choice.editor.description)}</small>
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  )
}
