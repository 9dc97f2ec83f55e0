import type { Ref } from 'react'
import { useT } from '../t'
import { noticeWords as words } from './notice-words'
import type { useFormNotice } from './use-form-notice'

type Props = {
  mails: ReturnType<typeof useFormNotice>['mails']
  look: { name?: string | undefined; outcome?: string | undefined }
  ref?: Ref<HTMLDivElement>
}

/** What came of a test, mail by mail, in the look of the dialog that it stands in. */
export function NoticeOutcome({ mails, look, ref }: Props) {
  const t = useT()
  return (
    mails && (
      <div ref={ref} role="status">
        <p className={look.name}>{t(words.outcome)}</p>
        <ul className={look.outcome}>
          {mails.map(({ to, status, said }) => (
            <li key={to} data-status={status}>
              <strong>{to}</strong>: {said}
            </li>
          ))}
        </ul>
      </div>
    )
  )
}
