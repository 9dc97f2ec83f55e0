import { Button, Group, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy, IconShare } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { QrCode } from '@kit/ui/qr/qr-code'
import { useFirstFocus } from '../ui/use-first-focus'
import { useMoment } from '../ui/use-moment'
import { useCopy } from '@kit/use-copy'
import styles from './share.module.css'

const messages = {
  link: { en: 'The link', th: 'ลิงก์' },
  until: {
    en: 'It expires on {at}. Copy it now: it is shown only here.',
    th: 'หมดอายุเมื่อ {at} คัดลอกไว้ตอนนี้เลย เพราะลิงก์แสดงเฉพาะตรงนี้',
  },
  copy: { en: 'Copy', th: 'คัดลอก' },
  copied: { en: 'Copied', th: 'คัดลอกแล้ว' },
  qr: { en: 'QR code for the link', th: 'คิวอาร์โค้ดของลิงก์' },
  scan: { en: 'Scan it with a phone to see the draft there.', th: 'สแกนด้วยโทรศัพท์เพื่อดูฉบับร่างบนเครื่องนั้น' },
  share: { en: 'Share…', th: 'แชร์…' },
  refused: {
    en: 'The browser blocked copying. Select the link and copy it yourself.',
    th: 'เบราว์เซอร์ไม่อนุญาตให้คัดลอก กรุณาเลือกลิงก์แล้วคัดลอกเอง',
  },
}

/** The new address, to be passed on. */
export function CopyAddress({ address, endsAt }: { address: string; endsAt: string }) {
  const t = useT()
  const moment = useMoment()
  const { copy, copyResult: copyState } = useCopy()
  const [maySend] = useState(() => 'share' in navigator && matchMedia('(pointer: coarse)').matches)
  const input = useFirstFocus<HTMLInputElement>()
  return (
    <Stack gap="sm">
      <Group align="start" gap="sm" wrap="nowrap">
        <TextInput
          flex={1}
          readOnly
          label={t(messages.link)}
          value={address}
          description={t(messages.until, { at: moment(endsAt) })}
          error={copyState === 'refused' ? t(messages.refused) : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onFocus={(event) => event.currentTarget.select()}
          ref={input}
        />
        <Button
          variant="light"
          size="sm"
          mt={22}
          flex="none"
          leftSection={copyState === 'copied' ? <IconCheck size={15} /> : <IconCopy size={15} />}
          onClick={() => copy(address)}
        >
          {t(copyState === 'copied' ? messages.copied : messages.copy)}
        </Button>
        <VisuallyHidden role="status">{copyState === 'copied' && t(messages.copied)}</VisuallyHidden>
      </Group>
      <div className={styles.scan}>
        <QrCode className={styles.code} text={address} label={t(messages.qr)} />
        <Text size="sm" c="dimmed">
          {t(messages.scan)}
        </Text>
      </div>
      {maySend && (
        <Button
          variant="default"
          leftSection={<IconShare size={15} />}
          onClick={() => void navigator.share({ url: address }).catch(() => {})}
        >
          {t(messages.share)}
        </Button>
      )}
    </Stack>
  )
}
