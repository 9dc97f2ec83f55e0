import { IconCloudOff } from '@tabler/icons-react'
import { useT } from '@kit/t'
import styles from '../pages/trash-notice.module.css'
import { type AwayReason, useSaving } from '../state/saving'
import { SignInLink } from '../ui/sign-in-link'

const words: Record<AwayReason, { en: string; th: string }> = {
  closed: { en: 'This site is disabled at the moment. What you change is kept on this device, and saved by itself once the site is open again.', th: 'เว็บไซต์นี้ถูกปิดอยู่ สิ่งที่คุณแก้ไขจะเก็บไว้ในเครื่องนี้ และบันทึกให้เองเมื่อเว็บไซต์เปิดอีกครั้ง' },
  'signed-out': { en: 'You are signed out. What you change is kept on this device, and saved by itself once you are signed in again.', th: 'คุณออกจากระบบแล้ว สิ่งที่คุณแก้ไขจะเก็บไว้ในเครื่องนี้ และบันทึกให้เองเมื่อเข้าสู่ระบบอีกครั้ง' },
}

/** Says why nothing is saved although there is a connection, and leads to where that is put right; the page stays open beside it. */
export function AwayNotice({ path }: { path: string }) {
  const t = useT()
  const reason = useSaving((each) => each.reason)
  if (!reason) return null
  return (
    <div className={styles.notice} role="alert">
      <IconCloudOff size={16} aria-hidden />
      <span>{t(words[reason])}</span>
      {reason === 'signed-out' && <SignInLink path={path} />}
    </div>
  )
}
