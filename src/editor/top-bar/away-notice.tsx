import { IconCloudOff } from '@tabler/icons-react'
import { useT } from '@kit/t'
import styles from '../pages/trash-notice.module.css'
import { type AwayReason, useSaving } from '../state/saving'
import { ActionButton } from '../ui/action-button'
import { SignInLink } from '../ui/sign-in-link'

type Message = { en: string; th: string }
const messages: Record<AwayReason, { why: Message; kept: Message }> = {
  closed: {
    why: { en: 'This site is currently disabled.', th: 'เว็บไซต์นี้ปิดอยู่' },
    kept: {
      en: 'Your changes are kept on this device and will be saved automatically once the site is open again.',
      th: 'การแก้ไขของคุณเก็บไว้ในเครื่องนี้ และจะบันทึกให้เองเมื่อเว็บไซต์เปิดอีกครั้ง',
    },
  },
  outdated: {
    why: {
      en: 'This page was saved elsewhere with a newer version of the builder, which this one can’t read.',
      th: 'หน้านี้บันทึกจากที่อื่นด้วยเครื่องมือสร้างหน้ารุ่นใหม่กว่า รุ่นที่เปิดอยู่นี้จึงอ่านไม่ได้',
    },
    kept: {
      en: 'Your changes are kept on this device and will be there when you reload the builder.',
      th: 'การแก้ไขของคุณเก็บไว้ในเครื่องนี้ และจะกลับมาเมื่อโหลดเครื่องมือสร้างหน้าใหม่',
    },
  },
  'signed-out': {
    why: { en: 'You’re signed out.', th: 'คุณออกจากระบบแล้ว' },
    kept: {
      en: 'Your changes are kept on this device and will be saved automatically once you sign in again.',
      th: 'การแก้ไขของคุณเก็บไว้ในเครื่องนี้ และจะบันทึกให้เองเมื่อเข้าสู่ระบบอีกครั้ง',
    },
  },
}
const reload = { en: 'Reload', th: 'โหลดใหม่' }
const noLocalCopy = {
  en: 'Your changes can’t be saved or kept on this device right now. They exist only in this tab. Keep it open, and free up space if the device is full. They will be saved automatically as soon as possible.',
  th: 'การแก้ไขของคุณยังบันทึกไม่ได้ และเก็บไว้ในเครื่องนี้ไม่ได้ในขณะนี้ จึงมีอยู่ในแท็บนี้เท่านั้น อย่าปิดแท็บนี้ และหากพื้นที่ในเครื่องเต็มให้เพิ่มพื้นที่ว่าง ระบบจะบันทึกให้เองทันทีที่ทำได้',
}

/**
 * Shows why nothing is saved although there is a connection, with a link to resolve it, or that local storage fails
 * too; the page stays open.
 */
export function AwayNotice({ path }: { path: string }) {
  const t = useT()
  const { state, reason, lacksLocalCopy } = useSaving()
  const isLost = state === 'offline' && lacksLocalCopy
  if (!reason && !isLost) return null
  return (
    <div className={styles.notice} role="alert">
      <IconCloudOff size={16} aria-hidden />
      <span>
        {[...(reason ? [messages[reason].why] : []), isLost || !reason ? noLocalCopy : messages[reason].kept]
          .map((each) => t(each))
          .join(' ')}
      </span>
      {reason === 'signed-out' && <SignInLink path={path} />}
      {reason === 'outdated' && (
        <ActionButton isSmall variant="light" onClick={() => location.reload()}>
          {t(reload)}
        </ActionButton>
      )}
    </div>
  )
}
