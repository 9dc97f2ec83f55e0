import type { ReactNode } from 'react'
import { previewAddress } from '@schemas/layout/preview-address'
import { isSessionOver } from '../account-token'
import { useBoot } from '../boot'
import { useT } from '../t'
import { Button } from './button'
import { EmptyState } from './empty-state'
import styles from './list-state.module.css'
import { Skeleton } from './skeleton'

const messages = {
  loading: { en: 'Loading...', th: 'กำลังโหลด...' },
  empty: { en: 'Nothing here yet', th: 'ยังไม่มีรายการ' },
  failed: { en: 'Couldn’t load this', th: 'โหลดข้อมูลไม่สำเร็จ' },
  again: { en: 'Try again', th: 'ลองใหม่อีกครั้ง' },
  over: { en: 'Your session has ended', th: 'เซสชันของคุณสิ้นสุดแล้ว' },
  signIn: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
}

type Props = {
  isLoading?: boolean
  /** The error to show, or nothing when errors are only logged; takes precedence over everything else. */
  error?: string | undefined
  /** Replaces "This could not be loaded". */
  failed?: string
  isEmpty?: boolean
  /** Replaces "Nothing here yet". */
  empty?: ReactNode
  onRetry?: (() => void) | undefined
  /** Number of placeholder rows. */
  rows?: number
  /** The list or table itself; not called while there is nothing to show. */
  children: () => ReactNode
}

/** The four states of a list or table: loading, failed, empty, ready. */
export function ListState({ isLoading, error, failed, isEmpty, empty, onRetry, rows = 5, children }: Props) {
  const t = useT()
  const { preview } = useBoot()
  if (error !== undefined) {
    // A retry would be refused again. Full document load, because this document is not a guest's, with a return to this
    // page.
    const isOver = isSessionOver()
    // A preview stays a preview: an ordinary page would be counted and reveal the preview's address.
    const signIn = () =>
      location.assign(
        previewAddress(preview, `/user/login?${new URLSearchParams({ to: location.pathname + location.search })}`),
      )
    const action = isOver ? (
      <Button icon="login" onClick={signIn}>
        {t(messages.signIn)}
      </Button>
    ) : (
      onRetry && (
        <Button look="secondary" icon="refresh" onClick={onRetry}>
          {t(messages.again)}
        </Button>
      )
    )
    return (
      <div role="alert">
        <EmptyState
          icon={isOver ? 'lock' : 'alert-triangle'}
          tone={isOver ? 'plain' : 'danger'}
          title={isOver ? t(messages.over) : (failed ?? t(messages.failed))}
          action={action}
        >
          {error}
        </EmptyState>
      </div>
    )
  }
  if (isLoading) {
    return (
      <output className={styles.rows}>
        <span className="visually-hidden">{t(messages.loading)}</span>
        {Array.from({ length: rows }, (_, row) => (
          <span key={row} className={styles.row}>
            <Skeleton width="2.5rem" height="2.5rem" />
            <Skeleton lines={2} />
          </span>
        ))}
      </output>
    )
  }
  if (isEmpty) return empty ?? <EmptyState title={t(messages.empty)} />
  return children()
}
