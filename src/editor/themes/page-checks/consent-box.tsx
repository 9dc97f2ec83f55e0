import { Checkbox } from '@mantine/core'
import { useT } from '@kit/t'
import type { Consent } from './use-consent'

const messages = {
  unseen: { en: 'Publish even though not every page was checked', th: 'เผยแพร่แม้ยังตรวจไม่ครบทุกหน้า' },
  anyway: { en: 'Publish even though something gets worse', th: 'เผยแพร่แม้มีบางส่วนแย่ลง' },
  tick: { en: 'Tick this to publish anyway.', th: 'กรุณาทำเครื่องหมายที่นี่หากต้องการเผยแพร่' },
}

/** Checkbox to confirm publishing a theme that makes something worse, or was not fully checked. */
export function ConsentBox({ consent: { state, isGranted, give, isPrompted, box } }: { consent: Consent }) {
  const t = useT()
  if (state === 'good') return null
  return (
    <Checkbox
      ref={box}
      label={t(state === 'bad' ? messages.anyway : messages.unseen)}
      checked={isGranted}
      error={isPrompted && !isGranted && t(messages.tick)}
      onChange={(event) => give(event.currentTarget.checked)}
    />
  )
}
