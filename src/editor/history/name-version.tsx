import { Button, Group, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useT } from '@kit/t'
import { useSavingOf } from '../state/use-saving'
import { useLengthNote } from '../ui/length-note'
import { useNameRequest } from './name-request'

const messages = {
  name: { en: 'Name this version', th: 'ตั้งชื่อเวอร์ชันนี้' },
  example: { en: 'Before the summer sale', th: 'ก่อนลดราคาฤดูร้อน' },
  save: { en: 'Save', th: 'บันทึก' },
  failed: { en: 'Couldn’t save. Please try again.', th: 'บันทึกไม่สำเร็จ กรุณาลองอีกครั้ง' },
}

const longest = 120

/** Names the current draft to find it again. A named version is never thinned out. */
export function NameVersion() {
  const t = useT()
  const saving = useSavingOf()
  const lengthNote = useLengthNote()
  const [label, setLabel] = useState('')
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle')
  const input = useRef<HTMLInputElement>(null)
  const isRequested = useNameRequest((each) => each.isAsked)
  useEffect(() => {
    if (!isRequested) return
    useNameRequest.setState({ isAsked: false })
    input.current?.focus()
  }, [isRequested])
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (!label.trim() || state === 'saving') return
    setState('saving')
    const isSaved = await saving.keepAs(label.trim())
    setState(isSaved ? 'idle' : 'failed')
    if (isSaved) setLabel('')
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Group gap={6} wrap="nowrap" align="flex-start">
        <TextInput
          ref={input}
          flex={1}
          size="xs"
          aria-label={t(messages.name)}
          placeholder={t(messages.example)}
          value={label}
          maxLength={longest}
          description={lengthNote(label, longest)}
          error={state === 'failed' ? t(messages.failed) : undefined}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" flex="none" loading={state === 'saving'} disabled={!label.trim()}>
          {t(messages.save)}
        </Button>
      </Group>
    </form>
  )
}
