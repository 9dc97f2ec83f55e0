import type { ReactNode } from 'react'
import { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from './action-button'
import { SignInLink } from './sign-in-link'
import styles from './side-panel.module.css'
import { Waiting } from './waiting'

const messages = {
  loading: { en: 'Loading…', th: 'กำลังโหลด…' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
}

/** A panel beside the canvas: what stays in view at its top, and a list that scrolls. */
export function SidePanel({ head, children }: { head?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      {head && <div className={styles.head}>{head}</div>}
      <div className={styles.body}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  )
}

/** A word in a list's place. */
export function PanelNote({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  return (
    <div className={styles.note} role={role}>
      {children}
    </div>
  )
}

/** What stands in a list's place: that it is on its way, that it did not come, or that there is nothing. */
export function ListNote({
  query,
  empty,
}: {
  query: { isPending: boolean; error: Error | null; refetch: () => unknown }
  empty?: ReactNode
}) {
  const t = useT()
  if (query.error) {
    return (
      <PanelNote role="alert">
        <p>{query.error.message}</p>
        {query.error instanceof GatewayError && query.error.status === 401 && <SignInLink />}
        <ActionButton variant="light" onClick={() => void query.refetch()}>
          {t(messages.again)}
        </ActionButton>
      </PanelNote>
    )
  }
  if (query.isPending) {
    return (
      <PanelNote role="status">
        <Waiting />
        <p>{t(messages.loading)}</p>
      </PanelNote>
    )
  }
  return empty ? (
    <PanelNote>
      <p>{empty}</p>
    </PanelNote>
  ) : null
}
