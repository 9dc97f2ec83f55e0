import type { DeskPost } from '@schemas/content/entities/desk-post'
import { call as moveCall } from '@client/content/calls/post/move'
import { useLocale, useSpace } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import { texts } from './texts'
import styles from './writer.module.css'

type Props = {
  post: DeskPost
  isEditable: boolean
  mover: 'writer' | 'manager'
  onMoved: (post: DeskPost) => void
  /** Why the last save failed. */
  problem: string | undefined
}

/** What the writer must know of the post's state: a reviewer's note, a schedule that is older than the draft. */
export function StateNotes({ post, isEditable, mover, onMoved, problem }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { id, draftNo, publishAt, frozenUntil, frozenNo, frozenLocales } = post
  const isOlder = post.work === 'scheduled' && publishAt !== undefined && frozenNo !== undefined && frozenNo < draftNo
  const takeNewest = async () => {
    try {
      const until = frozenUntil === undefined ? {} : { until: frozenUntil }
      onMoved(
        await callGateway(moveCall, { id, draftNo, to: 'scheduled', locales: frozenLocales, at: publishAt, ...until }),
      )
    } catch (error) {
      showToast((error as Error).message, { tone: 'error' })
    }
  }
  return (
    <>
      {problem !== undefined && (
        <p role="alert" className={styles.note} data-tone="danger">
          {problem}
        </p>
      )}
      {post.work === 'returned' && post.reviewNote && (
        <p className={styles.note} data-tone="warning">
          <strong>{t(texts.note)}</strong> {post.reviewNote}
        </p>
      )}
      {isOlder && (
        <p className={styles.note} data-tone="warning">
          {t(texts.older, {
            at: formatDateTime(publishAt, locale, { timeZone, style: 'long' }),
            frozen: frozenNo,
            no: draftNo,
          })}{' '}
          {mover === 'manager' && (
            <Button look="secondary" size="s" onClick={() => void takeNewest()}>
              {t(texts.takeNewest)}
            </Button>
          )}
        </p>
      )}
      {!isEditable && post.work === 'in_review' && <p className={styles.note}>{t(texts.readOnly)}</p>}
    </>
  )
}
