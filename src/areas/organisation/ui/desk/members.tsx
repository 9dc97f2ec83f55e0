import { useState } from 'react'
import { type Position, positions } from '@schemas/organisation/entities/position'
import { call as membersCall } from '@client/organisation/calls/cluster/members'
import { call as setPinCall } from '@client/organisation/calls/cluster/set-pin'
import { call as setPositionCall } from '@client/organisation/calls/cluster/set-position'
import { useLocale } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls, useCall } from '@kit/use-call'
import { AddMember } from './add-member'
import { CallState } from './call-state'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk-texts'
import { FormModal } from './form-modal'

/** Who works at which branch, for managers. */
export function Members() {
  const t = useT()
  const locale = useLocale()
  const { data, error, refetch } = useCall(membersCall, {})
  const [isAdding, setAdding] = useState(false)
  const [pinOf, setPinOf] = useState<string>()
  const [pin, setPin] = useState('')
  const change = (branch: string, email: string, position: Position | null) =>
    void callGateway(setPositionCall, { branch, email, position }).then(() => refreshCalls(membersCall))
  const options = positions.map((each) => ({ value: each, label: t(texts.positions[each]) }))
  return (
    <section className={styles.desk}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(texts.staff)}</h1>
        <Button icon="plus" disabled={!data || data.branches.length === 0} onClick={() => setAdding(true)}>
          {t(texts.addMember)}
        </Button>
      </header>
      <CallState data={data} error={error} onRetry={() => void refetch()}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon="users" title={t(texts.noStaff)} />
          ) : (
            <ul role="list" className={styles.people}>
              {items.map((row) => (
                <li key={row.id}>
                  <span>
                    <b>{row.person.name}</b>
                    <small>{row.person.email}</small>
                  </span>
                  <span>{row.branch.name}</span>
                  <Field label={t(texts.position)} labelHidden>
                    <Select
                      value={row.position}
                      options={options}
                      onChange={(event) => change(row.branch.id, row.person.email, event.target.value as Position)}
                    />
                  </Field>
                  <small>{row.lastSale && `${t(texts.lastSale)} ${formatDateTime(row.lastSale, locale)}`}</small>
                  <span className={styles.buttons}>
                    <Button size="s" look="quiet" onClick={() => setPinOf(row.id)}>
                      {t(row.hasPin ? texts.hasPin : texts.setPin)}
                    </Button>
                    <Button size="s" look="quiet" onClick={() => change(row.branch.id, row.person.email, null)}>
                      {t(texts.remove)}
                    </Button>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </CallState>
      {isAdding && data && <AddMember branches={data.branches} onClose={() => setAdding(false)} />}
      {pinOf !== undefined && (
        <FormModal
          title={t(texts.setPin)}
          isReady={/^\d{4,8}$/.test(pin)}
          onClose={() => setPinOf(undefined)}
          onSave={async () => {
            await callGateway(setPinCall, { member: pinOf, pin })
            setPin('')
            void refreshCalls(membersCall)
          }}
        >
          <Field label={t(texts.pin)}>
            <TextInput
              type="password"
              inputMode="numeric"
              autoComplete="off"
              value={pin}
              onChange={(event) => setPin(event.target.value)}
            />
          </Field>
        </FormModal>
      )}
    </section>
  )
}
