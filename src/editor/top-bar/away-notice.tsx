import { IconCloudOff } from '@tabler/icons-react'
import { useT } from '@kit/t'
import styles from '../pages/trash-notice.module.css'
import { type AwayReason, useSaving } from '../state/saving'
import { ActionButton } from '../ui/action-button'
import { SignInLink } from '../ui/sign-in-link'

type Message = { en: string; th: string }
const messages: Record<AwayReason, { why: Message; kept: Message }> = {
  closed: {
    why: { en: 'This site is disabled at the moment.', th: 'เว็บไซต์นี้ถูกปิดอยู่' },
    kept: {
      en: 'What you change is kept on this device, and saved by itself once the site is open again.',
      th: 'สิ่งที่คุณแก้ไขจะเก็บไว้ในเครื่องนี้ และบันทึกให้เองเมื่อเว็บไซต์เปิดอีกครั้ง',
    },
  },
  outdated: {
    why: {
      en: 'This page was saved elsewhere by a newer version of the builder, which this one cannot read.',
      th: 'หน้านี้ถูกบันทึกจากที่อื่นด้วยเครื่องมือสร้างหน้ารุ่นใหม่กว่า ซึ่งรุ่นที่เปิดอยู่นี้อ่านไม่ได้',
    },
    kept: {
      en: 'What you changed is kept on this device, and is there when you load the builder anew.',
      th: 'สิ่งที่คุณแก้ไขเก็บไว้ในเครื่องนี้ และจะกลับมาเมื่อโหลดเครื่องมือสร้างหน้าใหม่',
    },
  },
  'signed-out': {
    why: { en: 'You are signed out.', th: 'คุณออกจากระบบแล้ว' },
    kept: {
      en: 'What you change is kept on this device, and saved by itself once you are signed in again.',
      th: 'สิ่งที่คุณแก้ไขจะเก็บไว้ในเครื่องนี้ และบันทึกให้เองเมื่อเข้าสู่ระบบอีกครั้ง',
    },
  },
}
const reload = { en: 'Load anew', th: 'โหลดใหม่' }
const noLocalCopy = {
  en: 'What you change can be neither saved nor kept on this device just now: it is in this tab alone. Leave the tab open, and make room on the device if it is full. It is saved by itself as soon as it can be.',
  th: 'สิ่งที่คุณแก้ไขยังบันทึกไม่ได้ และเก็บไว้ในเครื่องนี้ไม่ได้ในขณะนี้ จึงมีอยู่ในแท็บนี้เท่านั้น อย่าปิดแท็บนี้ และหากพื้นที่ในเครื่องเต็มให้เพิ่มพื้นที่ว่าง ระบบจะบันทึกให้เองทันทีที่ทำได้',
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
