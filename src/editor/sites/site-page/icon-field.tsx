import { Button, Group } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconPhotoUp } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { FileButton } from '../../ui/file-button'
import { type OpenSite, siteCalls } from '../site-calls'
import styles from '../sites.module.css'

const messages = {
  icon: { en: 'Icon', th: 'ไอคอน' },
  help: {
    en: 'Represents the site in a browser tab and on a phone’s home screen. Square pictures look best; PNG, JPEG, WebP, SVG or GIF, up to 2 MB.',
    th: 'ใช้แทนเว็บไซต์ในแท็บเบราว์เซอร์และบนหน้าจอโทรศัพท์ ภาพสี่เหลี่ยมจัตุรัสจะสวยที่สุด รองรับ PNG, JPEG, WebP, SVG หรือ GIF ไม่เกิน 2 MB',
  },
  ofTheme: { en: 'The theme’s icon is used.', th: 'ตอนนี้ใช้ไอคอนของธีม' },
  choose: { en: 'Choose a picture', th: 'เลือกรูปภาพ' },
  back: { en: 'Use the theme’s icon', th: 'ใช้ไอคอนของธีม' },
  large: {
    en: 'The picture is larger than 2 MB. Please make it smaller and try again.',
    th: 'รูปภาพมีขนาดเกิน 2 MB กรุณาย่อขนาดแล้วลองอีกครั้ง',
  },
  changed: { en: 'Icon changed.', th: 'เปลี่ยนไอคอนแล้ว' },
}
const maxBytes = 2 * 1024 * 1024

/** The site's icon: an uploaded file, or the theme's. */
export function IconField({ site }: { site: OpenSite }) {
  const t = useT()
  const change = useCallMutation(siteCalls.setIcon, { refresh: [siteCalls.open, siteCalls.audit] })
  const send = (picture: string | null) =>
    change.mutate(
      { id: site.id, picture },
      {
        onSuccess: () => notifications.show({ message: t(messages.changed) }),
        onError: ({ message }) => notifications.show({ message, color: 'red' }),
      },
    )
  const choose = async (file: File | null) => {
    if (!file) return
    if (file.size > maxBytes) notifications.show({ message: t(messages.large), color: 'red' })
    else send(await base64(file))
  }
  return (
    <section className={styles.iconField} aria-label={t(messages.icon)}>
      <span className={styles.icon}>
        {site.icon ? (
          <img src={site.icon} alt="" width={48} height={48} />
        ) : (
          <span aria-hidden style={{ backgroundColor: site.look.colors.brand }} />
        )}
      </span>
      <div>
        <strong>{t(messages.icon)}</strong>
        <p className={styles.soft}>
          {!site.icon && `${t(messages.ofTheme)} `}
          {t(messages.help)}
        </p>
        <Group gap="xs" mt={6}>
          <FileButton
            accept="image/png,image/jpeg,image/webp,image/svg+xml,image/gif"
            onChange={(file) => void choose(file)}
          >
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconPhotoUp size={15} />} loading={change.isPending}>
                {t(messages.choose)}
              </Button>
            )}
          </FileButton>
          {site.icon && (
            <Button variant="subtle" disabled={change.isPending} onClick={() => send(null)}>
              {t(messages.back)}
            </Button>
          )}
        </Group>
      </div>
    </section>
  )
}

function base64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve((reader.result as string).split(',')[1] ?? ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')))
    reader.readAsDataURL(file)
  })
}
