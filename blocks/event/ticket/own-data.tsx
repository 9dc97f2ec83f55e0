import { call as cancelCall } from '@client/events/calls/event/cancel'
import { call as dataCall } from '@client/events/calls/event/my-data'
import { call as withdrawCall } from '@client/events/calls/event/withdraw'
import type { ShownRegistration } from '@schemas/events/entities/registration'
import { callGateway } from '@kit/call-gateway'
import { saveBlob } from '@kit/download-file'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  id: string
  code: string
  registration: ShownRegistration
  party: ShownRegistration['party']
  onChanged: (registration: ShownRegistration) => void
}

/** What a person may do with what is stored of them. */
export function OwnData({ id, code, registration, party, onChanged }: Props) {
  const t = useT()
  const { consents, number } = registration
  const agreed = consents.filter((each) => each.isGiven)
  const download = async () => {
    const { data } = await callGateway(dataCall, { code })
    saveBlob(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), `${number}.json`)
    return undefined
  }
  const withdraw = async (purpose: string) => {
    const answer = await callGateway(withdrawCall, { code, purpose })
    onChanged(answer.registration)
    showToast(t(texts.withdrawn), { tone: 'success' })
    return undefined
  }
  const cancel = async () => {
    const isSure = await confirmDialog(t(texts.cancelAsk), {
      title: t(texts.cancel),
      ok: t(texts.cancel),
      cancel: t(texts.cancelKeep),
    })
    if (!isSure) return false
    onChanged((await callGateway(cancelCall, { code })).registration)
    return undefined
  }
  return (
    <section aria-labelledby={`${id}-own`} className={styles.own}>
      <h2 id={`${id}-own`} className={styles.small}>
        {t(texts.own)}
      </h2>
      {party && <p>{[party.name, party.email, party.phone].filter(Boolean).join(' · ')}</p>}
      {agreed.length > 0 && (
        <>
          <h3 className={styles.small}>{t(texts.consents)}</h3>
          <ul role="list" className={styles.consents}>
            {agreed.map(({ purpose, text }) => (
              <li key={purpose}>
                <span>{text}</span>
                <ActionButton look="quiet" size="s" onAction={() => withdraw(purpose)}>
                  {t(texts.withdraw)}
                </ActionButton>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.ways}>
        <ActionButton look="secondary" size="s" icon="download" onAction={download}>
          {t(texts.myData)}
        </ActionButton>
        {party?.mayCancel && (
          <ActionButton look="quiet" size="s" onAction={cancel}>
            {t(texts.cancel)}
          </ActionButton>
        )}
      </div>
    </section>
  )
}
