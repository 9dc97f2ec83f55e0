import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { MediaItem } from '@schemas/files/entities/media-item'
import type { Locale } from '@schemas/layout/locale'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import styles from './media.module.css'
import type { useItemEdit } from './use-item-edit'

const messages = {
  alt: {
    th: { en: 'Alt text, Thai', th: 'ข้อความแทนภาพ ภาษาไทย' },
    en: { en: 'Alt text, English', th: 'ข้อความแทนภาพ ภาษาอังกฤษ' },
  },
  saving: { en: 'Saving…', th: 'กำลังบันทึก…' },
  saved: { en: 'Saved', th: 'บันทึกแล้ว' },
}

type Props = {
  item: MediaItem
  edit: ReturnType<typeof useItemEdit>
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Alternative text of a picture in each of the site's languages; saved on blur. */
export function AltFields({ item, edit, onKeyDown }: Props) {
  const t = useT()
  const { locales } = useSpace()
  const [typed, setTyped] = useState<MediaItem['alt']>({})
  /**
   * Typed texts that are not being saved yet, by language: other people's changes in another language must not be
   * overwritten.
   */
  const due = useRef<MediaItem['alt']>({})
  const save = () => {
    const changed = Object.entries(due.current).filter(
      ([locale, text]) => text.trim() !== (item.alt[locale as Locale] ?? ''),
    )
    due.current = {}
    if (changed.length > 0) void edit.save(item, { alt: Object.fromEntries(changed) })
  }
  // A field that unmounts gets no blur event: another picture is selected automatically, or a key closes the dialog.
  const saveTyped = useEffectEvent(save)
  useEffect(() => () => saveTyped(), [])
  return locales.map((locale) => (
    <TextInput
      key={locale}
      size="xs"
      lang={locale}
      label={t(messages.alt[locale])}
      value={typed[locale] ?? item.alt[locale] ?? ''}
      maxLength={500}
      onChange={({ currentTarget: { value } }) => {
        due.current = { ...due.current, [locale]: value }
        setTyped({ ...typed, [locale]: value })
      }}
      onBlur={save}
      {...(onKeyDown ? { onKeyDown } : {})}
    />
  ))
}

/** State of the last change. */
export function EditState({ edit }: Pick<Props, 'edit'>) {
  const t = useT()
  return (
    <p
      className={`${styles.soft} ${styles.said}`}
      role={edit.state?.kind === 'failed' ? 'alert' : 'status'}
      data-tone={edit.state?.kind}
    >
      {edit.state?.kind === 'failed' ? edit.state.message : edit.state ? t(messages[edit.state.kind]) : ''}
    </p>
  )
}
