import { useState } from 'react'
import { call as signOut } from '@client/account/calls/account/signout'
import { useSession } from '../../boot'
import { callGateway } from '../../call-gateway'
import { Icon } from '../../icon'
import { useT } from '../../t'
import { announceSignOut } from '../../session-channel'
import { forgetDrafts } from '../../tab-draft'
import styles from './impersonation-banner.module.css'

const messages = {
  label: { en: 'Impersonating another person', th: 'กำลังใช้งานแทนผู้อื่น' },
  acts: {
    en: '{by}, you’re acting as {name}. Everything you do is logged.',
    th: '{by} คุณกำลังใช้งานในนามของ {name} ระบบบันทึกทุกการใช้งาน',
  },
  end: { en: 'Stop', th: 'หยุดใช้งานแทน' },
  failed: { en: 'Something went wrong. Please try again.', th: 'ทำรายการไม่สำเร็จ กรุณาลองใหม่' },
}

/** Shown on every page during impersonation. A separate chunk that no one else loads. */
export function ImpersonationBanner() {
  const t = useT()
  const { userID, firstname, lastname, impersonator } = useSession()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const end = async () => {
    setState('busy')
    try {
      await callGateway(signOut, {})
      announceSignOut(userID)
      // The member's drafts must not stay with the admin; the admin's own drafts are kept.
      forgetDrafts(userID)
      location.assign('/')
    } catch {
      setState('failed')
    }
  }
  return (
    <aside className={styles.banner} aria-label={t(messages.label)}>
      <p className={styles.words}>
        <Icon name="alert-triangle" />
        <span>
          {t(messages.acts, { by: impersonator ?? '', name: [firstname, lastname].filter(Boolean).join(' ') })}
        </span>
      </p>
      <p role="status" className={state === 'failed' ? undefined : 'visually-hidden'}>
        {state === 'failed' ? t(messages.failed) : ''}
      </p>
      <button
        type="button"
        className={styles.end}
        disabled={state === 'busy'}
        aria-busy={state === 'busy' || undefined}
        onClick={() => void end()}
      >
        {t(messages.end)}
      </button>
    </aside>
  )
}
