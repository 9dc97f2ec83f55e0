import { useState } from 'react'
import { call as changeCall } from '@client/events/calls/event/change'
import type { ShownRegistration, ShownTicket } from '@schemas/events/entities/registration'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { QrCode } from '@kit/ui/qr/qr-code'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  code: string
  ticket: ShownTicket
  isFixed: boolean
  onChanged: (registration: ShownRegistration) => void
}

/** A ticket with its QR, bright in both schemes, as scanners expect. */
export function TicketCard({ code, ticket, isFixed, onChanged }: Props) {
  const t = useT()
  const [editing, setEditing] = useState<'name' | 'hand'>()
  const close = () => setEditing(undefined)
  const { qr, shortCode, attendee, inclusions } = ticket
  return (
    <article className={styles.ticket} aria-label={attendee}>
      {qr && (
        <div className={styles.bright}>
          <QrCode text={qr} label={t(texts.qr, { code: shortCode })} className={styles.qr} />
          <p className={styles.code}>
            <span className={styles.codeLabel}>{t(texts.shortCode)}</span> {shortCode}
          </p>
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.attendee}>{attendee}</p>
        <p>{ticket.package}</p>
        {inclusions.length > 0 && <p className={styles.soft}>{t(texts.includes, { list: inclusions.join(', ') })}</p>}
        {qr && <p className={styles.soft}>{t(texts.show)}</p>}
        {qr && !isFixed && editing === undefined && (
          <div className={styles.ways}>
            <Button look="secondary" size="s" onClick={() => setEditing('name')}>
              {t(texts.rename)}
            </Button>
            <Button look="secondary" size="s" onClick={() => setEditing('hand')}>
              {t(texts.handOver)}
            </Button>
          </div>
        )}
        {editing && (
          <ChangeForm
            code={code}
            ticket={ticket}
            isHandingOver={editing === 'hand'}
            onClose={close}
            onChanged={onChanged}
          />
        )}
      </div>
    </article>
  )
}

type FormProps = Pick<Props, 'code' | 'ticket' | 'onChanged'> & { isHandingOver: boolean; onClose: () => void }

function ChangeForm({ code, ticket, isHandingOver, onClose, onChanged }: FormProps) {
  const t = useT()
  const form = useCallForm(changeCall, {
    contract: () => import('@schemas/events/calls/event/change'),
    defaultValues: { code, ticket: ticket.id, attendee: isHandingOver ? '' : ticket.attendee, to: '' },
    input: ({ to, ...values }) => ({ ...values, ...(isHandingOver ? { to } : {}) }),
    done: ({ registration }) => {
      showToast(t(isHandingOver ? texts.handed : texts.saved), { tone: 'success' })
      onClose()
      onChanged(registration)
    },
  })
  return (
    <CallForm form={form} label={t(isHandingOver ? texts.handTitle : texts.renameTitle)} className={styles.form}>
      {isHandingOver && <p className={styles.soft}>{t(texts.handHint)}</p>}
      <Field label={t(isHandingOver ? texts.handName : texts.renameTitle)} error={form.error('attendee')}>
        <TextInput {...form.register('attendee')} maxLength={120} autoComplete="off" />
      </Field>
      {isHandingOver && (
        <Field label={t(texts.handEmail)} error={form.error('to')}>
          <TextInput {...form.register('to')} type="email" autoComplete="off" />
        </Field>
      )}
      <div className={styles.ways}>
        <ActionButton type="submit" size="s" state={form.state}>
          {t(isHandingOver ? texts.handOver : texts.save)}
        </ActionButton>
        <Button look="quiet" size="s" onClick={onClose}>
          {t(texts.close)}
        </Button>
      </div>
    </CallForm>
  )
}
