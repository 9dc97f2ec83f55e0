import { useId, useRef } from 'react'
import { NoticeOutcome } from '@areas/forms/ui/form-notice/notice-outcome'
import { noticeMessages as words } from '@areas/forms/ui/form-notice/notice-messages'
import { useFormNotice } from '@areas/forms/ui/form-notice/use-form-notice'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { confirmDialog } from '@kit/ui/overlay/dialogs'
import { TextInput } from '@kit/ui/text-input'
import styles from './notice-dialog.module.css'

/** On a small screen, a message below the list would be hidden behind the buttons. */
const scrollIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Recipients of a mail for each new answer. The builder edits the same setting on the form's block. */
export function NoticeDialog({ form, onClose }: { form: string; onClose: () => void }) {
  const t = useT()
  const id = useId()
  const state = useFormNotice(form)
  const { notice, own, isSaving } = state
  const input = useRef<HTMLInputElement>(null)
  const focus = () => input.current?.focus()
  const close = async () => {
    if (
      !state.isUnsaved ||
      (await confirmDialog(t(words.discard), {
        title: t(words.title),
        ok: t(words.discardYes),
        cancel: t(words.goOn),
        isDangerous: true,
      }))
    )
      onClose()
  }
  const save = async () => {
    if (!(await state.save())) focus()
  }
  const foot = (
    <>
      <Button
        look="secondary"
        icon="send"
        disabled={!state.canTest || isSaving || state.isTesting}
        aria-busy={state.isTesting || undefined}
        onClick={() => void state.sendTest()}
      >
        {t(words.test)}
      </Button>
      <Button
        disabled={!state.isUnsaved || state.stale !== undefined || isSaving}
        aria-busy={isSaving || undefined}
        icon={isSaving ? 'loader' : 'check'}
        onClick={() => void save()}
      >
        {t(words.save)}
      </Button>
    </>
  )
  return (
    <Modal title={t(words.title)} onClose={() => void close()} foot={foot}>
      <ListState
        isLoading={!state.isHere && state.query.isPending}
        error={state.isHere ? undefined : state.query.error?.message}
        onRetry={() => void state.query.refetch()}
        isEmpty={false}
        empty={null}
      >
        {() => (
          <div className={styles.parts}>
            <p className={styles.soft}>{t(words.lead, { form })}</p>
            {!state.sends && <Notice tone="info">{t(words.silent)}</Notice>}
            <Checkbox
              label={t(words.on)}
              checked={notice.isOn}
              disabled={isSaving}
              onChange={(event) => state.setOn(event.target.checked)}
            />
            <div role="group" aria-labelledby={id}>
              <p id={id} className={styles.name}>
                {t(words.list)}
              </p>
              {notice.addresses.length === 0 ? (
                <p className={styles.soft}>{t(words.none)}</p>
              ) : (
                <ul className={styles.list}>
                  {notice.addresses.map((address) => (
                    <li key={address}>
                      <span>{address}</span>
                      <button
                        type="button"
                        className={styles.remove}
                        aria-label={t(words.remove, { address })}
                        title={t(words.remove, { address })}
                        disabled={isSaving}
                        onClick={() => {
                          state.remove(address)
                          focus()
                        }}
                      >
                        <Icon name="trash" />
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <form
              noValidate
              className={styles.add}
              onSubmit={(event) => {
                event.preventDefault()
                state.add(state.typed)
                focus()
              }}
            >
              <Field
                label={t(words.address)}
                hint={state.isFull ? t(words.full) : undefined}
                error={state.fault}
                className={styles.field ?? ''}
              >
                <TextInput
                  ref={input}
                  type="email"
                  inputMode="email"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  icon="mail"
                  placeholder="name@example.com"
                  maxLength={254}
                  value={state.typed}
                  readOnly={isSaving}
                  onChange={(event) => state.type(event.target.value)}
                />
              </Field>
              <Button type="submit" look="secondary" disabled={state.typed.trim() === '' || isSaving}>
                {t(words.add)}
              </Button>
            </form>
            {own !== undefined && (
              <div>
                <Button
                  look="secondary"
                  size="s"
                  icon="plus"
                  disabled={isSaving}
                  onClick={() => {
                    state.add(own)
                    focus()
                  }}
                >
                  {t(words.addOwn, { address: own })}
                </Button>
              </div>
            )}
            <div role="alert">
              {state.stale !== undefined ? (
                <Notice tone="danger">
                  <p>{state.stale}</p>
                  <p>{t(words.lookHelp)}</p>
                  <Button look="secondary" size="s" disabled={state.isLooking} onClick={() => void state.lookAgain()}>
                    {t(words.look)}
                  </Button>
                </Notice>
              ) : (
                (state.refusal ?? state.testRefusal) && (
                  <Notice tone="danger">{state.refusal ?? state.testRefusal}</Notice>
                )
              )}
            </div>
            <div role="status" className={styles.status}>
              {state.said && (
                <span key={state.said} ref={scrollIntoView}>
                  {state.said}
                </span>
              )}
              {state.canUndo && (
                <Button look="secondary" size="s" disabled={isSaving} onClick={() => void state.undo()}>
                  {t(words.undo)}
                </Button>
              )}
            </div>
            <NoticeOutcome ref={scrollIntoView} mails={state.mails} classes={styles} />
            {!state.canTest && <p className={styles.soft}>{t(words.testFirst)}</p>}
          </div>
        )}
      </ListState>
    </Modal>
  )
}
