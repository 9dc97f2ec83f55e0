import { ActionIcon, Select } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconTrash } from '@tabler/icons-react'
import type { FontFileEntry } from '@schemas/editor/entities/theme'
import { useBoot } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { undoMessage } from '../../../ui/undo-message'
import { themeCalls } from '../../theme-calls'
import styles from './fonts.module.css'
import { weightNames } from './weight-names'
import { Hint } from '../../../ui/hint'

const messages = {
  weight: { en: 'Weight of {name}', th: 'ความหนาของ {name}' },
  style: { en: 'Style of {name}', th: 'ลักษณะของ {name}' },
  normal: { en: 'Upright', th: 'ตัวตรง' },
  italic: { en: 'Italic', th: 'ตัวเอียง' },
  variable: { en: 'All weights from {from} to {to}', th: 'ทุกความหนาตั้งแต่ {from} ถึง {to}' },
  letters: {
    both: { en: 'Thai and Latin', th: 'ไทยและอังกฤษ' },
    thai: { en: 'Thai', th: 'ไทย' },
    latin: { en: 'Latin', th: 'อังกฤษ' },
    some: { en: 'Some characters', th: 'บางตัวอักษร' },
  },
  trash: { en: 'Move {name} to the trash', th: 'ย้าย {name} ไปถังขยะ' },
  gone: { en: '“{name}” was moved to the trash.', th: 'ย้าย “{name}” ไปถังขยะแล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
}

/** One font file: its characters, corrections of its weight and style, and a button to trash it. */
export function FontFileRow({ file }: { file: FontFileEntry }) {
  const t = useT()
  const { locale } = useBoot()
  const {
    id,
    name,
    version,
    weight: [from, to],
    style,
    thai,
    latin,
    size,
  } = file
  const refresh = [themeCalls.fonts, themeCalls.list]
  const update = useCallMutation(themeCalls.updateFont, { refresh })
  const trash = useCallMutation(themeCalls.trashFont, { refresh })
  const restore = useCallMutation(themeCalls.restoreFont, { refresh })
  const refused = (error: Error) => notifications.show({ message: error.message, color: 'red' })
  const change = (values: { weight?: number; style?: 'normal' | 'italic' }) =>
    update.mutate({ id, version, ...values }, { onError: refused })
  const coverage = thai && latin ? 'both' : thai ? 'thai' : latin ? 'latin' : 'some'
  const toTrash = () =>
    trash.mutate(
      { id },
      {
        onError: refused,
        onSuccess: () => {
          const note = `trash ${id}`
          notifications.show({
            id: note,
            message: undoMessage(t(messages.gone, { name }), t(messages.undo), () => {
              notifications.hide(note)
              restore.mutate({ id }, { onError: refused })
            }),
          })
        },
      },
    )
  return (
    <li className={styles.file}>
      <div className={styles.about}>
        <span>{name}</span>
        <span className={styles.soft}>
          {t(messages.letters[coverage])} · {formatNumber(Math.max(1, Math.round(size / 1024)), locale)} kB
        </span>
      </div>
      {from === to ? (
        <Select
          size="xs"
          w={150}
          aria-label={t(messages.weight, { name })}
          allowDeselect={false}
          disabled={update.isPending}
          value={String(from)}
          data={[...new Set([100, 200, 300, 400, 500, 600, 700, 800, 900, from])]
            .sort((a, b) => a - b)
            .map((weight) => ({
              value: String(weight),
              label: `${weight}${weightNames[weight] ? ` ${t(weightNames[weight])}` : ''}`,
            }))}
          onChange={(weight) => weight && change({ weight: Number(weight) })}
        />
      ) : (
        <span className={styles.soft}>{t(messages.variable, { from, to })}</span>
      )}
      <Select
        size="xs"
        w={110}
        aria-label={t(messages.style, { name })}
        allowDeselect={false}
        disabled={update.isPending}
        value={style}
        data={(['normal', 'italic'] as const).map((each) => ({ value: each, label: t(messages[each]) }))}
        onChange={(next) => next && change({ style: next as 'normal' | 'italic' })}
      />
      <Hint label={t(messages.trash, { name })}>
        <ActionIcon aria-label={t(messages.trash, { name })} loading={trash.isPending} onClick={toTrash}>
          <IconTrash size={16} />
        </ActionIcon>
      </Hint>
    </li>
  )
}
