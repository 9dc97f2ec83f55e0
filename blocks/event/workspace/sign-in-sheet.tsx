import { useState } from 'react'
import { call as registrationsCall } from '@client/events/calls/event/registrations'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import type { ListedRegistration } from '@schemas/events/entities/registration'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { useLocale, useSpace } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDate, formatTime } from '@kit/format'
import { PrintFrame } from '@kit/print/print-frame'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { signersOf, type Signer } from './signers'
import styles from './sign-in-sheet.module.css'
import { texts } from './texts'

/** Prints the names of a session on A4, with room to sign for each half of the day. */
export function SignInSheet({ event }: { event: EditedEvent }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const [chosen, setChosen] = useState(event.sessions[0]?.id ?? '')
  const [signers, setSigners] = useState<Signer[]>()
  const session = event.sessions.find(({ id }) => id === chosen)
  const title = (text: unknown) => pickText(text as LocalisedText, locale)
  const open = async () => {
    const all: ListedRegistration[] = []
    let cursor: string | undefined
    do {
      const { items, next } = await callGateway(registrationsCall, {
        event: event.id,
        status: 'confirmed',
        sort: 'name',
        limit: 100,
        ...(cursor === undefined ? {} : { cursor }),
      })
      all.push(...items)
      cursor = next
    } while (cursor !== undefined)
    setSigners(signersOf(event, chosen, all, locale))
    return undefined
  }
  return (
    <div className={styles.choice}>
      <h2 className={styles.heading}>{t(texts.signIn)}</h2>
      <p className={styles.soft}>{t(texts.signInHint)}</p>
      <div className={styles.acts}>
        <Field label={t(texts.signInSession)}>
          <Select
            value={chosen}
            options={event.sessions.map(({ id, title: name, from }) => ({
              value: id,
              label: `${title(name)} · ${formatDate(from, locale, { timeZone, style: 'short' })}`,
            }))}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        </Field>
        <ActionButton look="secondary" icon="printer" onAction={open}>
          {t(texts.print)}
        </ActionButton>
      </div>
      {signers?.length === 0 && <p role="status">{t(texts.nobodySigns)}</p>}
      {signers && signers.length > 0 && session && (
        <PrintFrame paper="a4" onDone={() => setSigners(undefined)}>
          <div className={styles.sheet}>
            <h1>{title(event.title)}</h1>
            <p>
              {title(session.title)} · {formatDate(session.from, locale, { timeZone, style: 'full' })}{' '}
              {formatTime(session.from, locale, { timeZone })}–{formatTime(session.until, locale, { timeZone })}
            </p>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t(texts.rowNo)}</th>
                  <th scope="col">{t(texts.signName)}</th>
                  <th scope="col">{t(texts.agency)}</th>
                  <th scope="col">{t(texts.signPhone)}</th>
                  <th scope="col">{t(texts.morning)}</th>
                  <th scope="col">{t(texts.afternoon)}</th>
                </tr>
              </thead>
              <tbody>
                {signers.map(({ key, name, agency, phone }, at) => (
                  <tr key={key}>
                    <td>{at + 1}</td>
                    <td>{name}</td>
                    <td>{agency}</td>
                    <td>{phone}</td>
                    <td aria-label={t(texts.morning)} />
                    <td aria-label={t(texts.afternoon)} />
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </PrintFrame>
      )}
    </div>
  )
}
