import type { Ref } from 'react'
import { useT } from '@kit/t'
import { noticeMessages as words } from './notice-messages'
import type { useFormNotice } from './use-form-notice'

type Props = {
  mails: ReturnType<typeof useFormNotice>['mails']
  classes: { name?: string | undefined; outcome?: string | undefined }
  ref?: Ref<HTMLDivElement>
}

/** Outcome of a test, mail by mail, with class names of the surrounding dialog. */
export function NoticeOutcome({ mails, classes, ref }: Props) {
  const t = useT()
  return (
    mails && (
      <div ref={ref} role="status">
        <p className={classes.name}>{t(words.outcome)}</p>
        <ul className={classes.outcome}>
          {mails.map(({ to, status, said: message }) => (
            <li key={to} data-status={status}>
              <strong>{to}</strong>: {message}
            </li>
          ))}
        </ul>
      </div>
    )
  )
}
