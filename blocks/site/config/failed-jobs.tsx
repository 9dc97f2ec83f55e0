import { call as listCall } from '@client/site/calls/job/list'
import { call as retryCall } from '@client/site/calls/job/retry'
import { useLocale, usePage, useSpace } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { showToast } from '@kit/ui/overlay/toasts'
import surface from '@kit/ui/surface.module.css'
import { useCall, useCallMutation } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

/** Background jobs that failed and are not tried again. Nothing is shown while there are none. */
export function FailedJobs({ level }: { level: number }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  // Nothing is requested while editing the page.
  const { data } = useCall(listCall, {}, { enabled: usePage() !== null })
  const retry = useCallMutation(retryCall, { refresh: [listCall] })
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  if (!data || data.jobs.length === 0) return null
  return (
    <section className={classNames(styles.part, surface.surface)}>
      <Heading className={styles.partTitle}>{t(texts.failedJobs, { count: data.total })}</Heading>
      <ul className={styles.jobs}>
        {data.jobs.map(({ id, name, title, failedAt, attempts, error }) => (
          <li key={id}>
            <div>
              {title} <code>{name}</code>
              <p className={styles.soft}>
                {t(texts.failedAt, {
                  at: formatDateTime(failedAt, locale, { style: 'long', timeZone }),
                  count: attempts,
                })}
              </p>
              <p>{error}</p>
            </div>
            <ActionButton
              look="secondary"
              size="s"
              onError={(failure) =>
                showToast(failure instanceof Error ? failure.message : String(failure), { tone: 'error' })
              }
              onAction={async () => {
                await retry.mutateAsync({ id })
                showToast(t(texts.retried))
              }}
            >
              {t(texts.retry)}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
