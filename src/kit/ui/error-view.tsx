import type { ReactNode } from 'react'
import { internalErrorStatus, pageNotFoundStatus } from '@schemas/errors'
import { useT } from '../t'
import { Button, ButtonLink } from './button'
import { useErrorMessage } from './error-message'
import styles from './error-view.module.css'

const messages = {
  notFoundHint: {
    en: 'The address may be mistyped, or the page has moved. None of your data is lost.',
    th: 'ที่อยู่อาจพิมพ์ผิด หรือหน้านี้ย้ายไปแล้ว ข้อมูลของคุณยังอยู่ครบ',
  },
  internalHint: {
    en: 'Something went wrong on our side. Please try again in a moment.',
    th: 'เกิดข้อผิดพลาดจากระบบของเรา ลองใหม่อีกครั้งในอีกสักครู่',
  },
  home: { en: 'Back to homepage', th: 'กลับหน้าแรก' },
  back: { en: 'Go back', th: 'ย้อนกลับ' },
  again: { en: 'Try again', th: 'ลองใหม่อีกครั้ง' },
}
type Props = {
  statusCode?: number
  /** Defaults to "Page Not Found" for 404, otherwise "Internal Server Error". */
  statusMessage?: string | undefined
  /** Explanation for the visitor. */
  message?: string | undefined
}

/** The error page: 404 shows the page-not-found view, any other code the internal-error view. */
export function ErrorView({ statusCode = 500, statusMessage, message }: Props) {
  const t = useT()
  const wanted = statusCode === 404 ? pageNotFoundStatus : internalErrorStatus
  const title = statusMessage === undefined || statusMessage === wanted.en ? t(wanted) : statusMessage
  const description = useErrorMessage(message)
  return statusCode === 404 ? (
    <PageNotFound {...{ statusCode, title, description }} />
  ) : (
    <InternalError {...{ statusCode, title, description }} />
  )
}

type ViewProps = { statusCode: number; title: string; description: string | undefined }

function PageNotFound(props: ViewProps) {
  const t = useT()
  return (
    <Shell {...props} hint={t(messages.notFoundHint)}>
      <ButtonLink link={{ to: '/' }} icon="home">
        {t(messages.home)}
      </ButtonLink>
      <Button look="secondary" icon="arrow-left" onClick={() => history.back()}>
        {t(messages.back)}
      </Button>
    </Shell>
  )
}

function InternalError(props: ViewProps) {
  const t = useT()
  return (
    <Shell {...props} hint={t(messages.internalHint)}>
      <Button icon="refresh" onClick={() => location.reload()}>
        {t(messages.again)}
      </Button>
      <ButtonLink link={{ to: '/' }} look="secondary" icon="home">
        {t(messages.home)}
      </ButtonLink>
    </Shell>
  )
}

function Shell({ statusCode, title, description, hint, children }: ViewProps & { hint: string; children: ReactNode }) {
  return (
    <section className={styles.error} data-status={statusCode}>
      <p className={styles.code} aria-hidden="true">
        {Array.from(String(statusCode), (digit, place) => (
          <span key={place}>{digit}</span>
        ))}
      </p>
      <h1 className={styles.title}>
        <span className="visually-hidden">{statusCode} </span>
        {title}
      </h1>
      {description && <p className={styles.message}>{description}</p>}
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>{children}</div>
    </section>
  )
}
