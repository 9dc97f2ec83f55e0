import { Alert, Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { noticeMessages as words, NoticeOutcome, useFormNotice } from '@areas/forms/public'
import { useT } from '@kit/t'
import { ActionButton } from '../ui/action-button'
import { Hint } from '../ui/hint'
import { ListNote } from '../ui/side-panel'
import { ToolButton } from '../ui/tool-button'
import styles from './form-notice.module.css'

/** List of recipients, a field to add one, and a test mail. */
export function NoticeForm({
  form,
  onTyped,
  onClose,
}: {
  form: string
  onTyped: (isTyped: boolean) => void
  onClose: () => void
}) {
  const t = useT()
  const id = useId()
  const state = useFormNotice(form)
  const { notice, own, isSaving } = state
  const input = useRef<HTMLInputElement>(null)
  const notifyTyped = useEffectEvent(onTyped)
  useEffect(() => notifyTyped(state.isUnsaved), [state.isUnsaved])
  // The dialog had no field to focus when it opened.
  useEffect(() => {
    if (state.isHere) input.current?.focus()
  }, [state.isHere])
  if (!state.isHere) return <ListNote query={state.query} />
  const add = (address: string) => {
    state.add(address)
    input.current?.focus()
  }
  const save = async () => {
    if (!(await state.save())) input.current?.focus()
  }
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t(words.lead, { form })}
      </Text>
      {!state.sends && <Alert color="orange">{t(words.silent)}</Alert>}
      <Switch
        label={t(words.on)}
        checked={notice.isOn}
        disabled={isSaving}
        onChange={(event) => state.setOn(event.currentTarget.checked)}
      />
      <div role="group" aria-labelledby={id}>
        <p id={id} className={styles.name}>
          {t(words.list)}
        </p>
        {notice.addresses.length === 0 ? (
          <p className={styles.none}>{t(words.none)}</p>
        ) : (
          <ul className={styles.list} data-off={notice.isOn ? undefined : ''}>
            {notice.addresses.map((address) => (
              <li key={address}>
                <span>{address}</span>
                <Hint label={t(words.remove, { address })}>
                  <ToolButton
                    size="l"
                    aria-label={t(words.remove, { address })}
                    disabled={isSaving}
                    onClick={() => {
                      state.remove(address)
                      input.current?.focus()
                    }}
                  >
                    <IconTrash size={16} />
                  </ToolButton>
                </Hint>
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
          add(state.typed)
        }}
      >
        <TextInput
          ref={input}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={t(words.address)}
          description={state.isFull ? t(words.full) : undefined}
          placeholder="name@example.com"
          maxLength={254}
          value={state.typed}
          error={state.fault}
          readOnly={isSaving}
          onChange={(event) => state.type(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={state.typed.trim() === '' || isSaving}>
          {t(words.add)}
        </Button>
      </form>
      {own !== undefined && (
        <div>
          <ActionButton variant="light" disabled={isSaving} onClick={() => add(own)}>
            {t(words.addOwn, { address: own })}
          </ActionButton>
        </div>
      )}
      {state.stale !== undefined && (
        <Alert color="orange" role="alert">
          <p className={styles.said}>{state.stale}</p>
          <p className={styles.said}>{t(words.lookHelp)}</p>
          <ActionButton variant="default" disabled={state.isLooking} onClick={() => void state.lookAgain()}>
            {t(words.look)}
          </ActionButton>
        </Alert>
      )}
      {(state.refusal ?? state.testRefusal) !== undefined && (
        <Alert color="red" role="alert">
          {state.refusal ?? state.testRefusal}
        </Alert>
      )}
      <div role="status" className={styles.status}>
        {state.said}
        {state.canUndo && (
          <ActionButton isSmall variant="default" disabled={isSaving} onClick={() => void state.undo()}>
            {t(words.undo)}
          </ActionButton>
        )}
      </div>
      <NoticeOutcome mails={state.mails} classes={styles} />
      <Group justify="space-between" mt="xs" gap="xs">
        <div>
          <Button
            variant="default"
            loading={state.isTesting}
            disabled={!state.canTest || isSaving}
            aria-describedby={`${id}-test`}
            onClick={() => void state.sendTest()}
          >
            {t(words.test)}
          </Button>
        </div>
        <Group gap="xs">
          <Button variant="default" onClick={onClose}>
            {t(words.close)}
          </Button>
          <Button
            loading={isSaving}
            disabled={!state.isUnsaved || state.stale !== undefined}
            onClick={() => void save()}
          >
            {t(words.save)}
          </Button>
        </Group>
      </Group>
      <p id={`${id}-test`} className={styles.none}>
        {state.canTest ? '' : t(words.testFirst)}
      </p>
    </Stack>
  )
}
