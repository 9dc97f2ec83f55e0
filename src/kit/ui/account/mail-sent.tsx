import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import { Icon } from '../../icon'
import { useT } from '../../t'
import { ActionButton } from '../action-button'
import { Notice } from '../../form/notice'
import styles from './mail-sent.module.css'
import { useResendTimer } from './use-resend'

const messages = {
  again: { en: 'Send again', th: 'ส่งอีกครั้ง' },
  wait: {
    en: 'Didn’t get it? You can resend it in {left} s. Check your spam folder too.',
    th: 'ยังไม่ได้รับ? ส่งใหม่ได้ในอีก {left} วินาที ลองดูในโฟลเดอร์จดหมายขยะด้วย',
  },
  ready: {
    en: 'Didn’t get it? Check your spam folder, or:',
    th: 'ยังไม่ได้รับ? ลองดูในโฟลเดอร์จดหมายขยะ หรือ:',
  },
}

type Props = { icon?: IconName; title: string; children: ReactNode; onResend: () => Promise<unknown> }

/** Confirms that a mail was sent, and offers to resend it after a delay. */
export function MailSent({ icon = 'mail', title, children, onResend }: Props) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const { left, restart } = useResendTimer()
  const [problem, setProblem] = useState('')
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={styles.sent}>
      <span className={styles.icon}>
        <Icon name={icon} size="1.75rem" />
      </span>
      {/* The countdown is outside the live region, which would otherwise be announced every second. */}
      <div role="status" className={styles.said}>
        <p className={styles.title}>{title}</p>
        <div>{children}</div>
      </div>
      <p className={styles.small}>{left > 0 ? t(messages.wait, { left }) : t(messages.ready)}</p>
      <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
      <ActionButton
        look="secondary"
        size="s"
        icon="refresh"
        disabled={left > 0}
        onError={(error) => setProblem(error instanceof Error ? error.message : String(error))}
        onAction={async () => {
          setProblem('')
          await onResend()
          restart()
          // The button disappears for a minute, so focus moves here.
          place.current?.focus()
        }}
      >
        {t(messages.again)}
      </ActionButton>
    </div>
  )
}
