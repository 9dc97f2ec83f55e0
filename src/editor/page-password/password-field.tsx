import { notifications } from '@mantine/notifications'
import { IconLock } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { refreshCalls, useCall } from '@kit/use-call'
import { pathParams } from '@schemas/layout/path'
import { PropertyRow } from '../inspector/panel/property-row'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { useDocuments } from '../state/site-documents'
import { ActionButton } from '../ui/action-button'
import { lazyPart } from '../ui/lazy-part'
import { undoMessage } from '../ui/undo-message'
import { useMoment } from '../ui/use-moment'
import { passwordCalls } from './password-calls'
import styles from './page-password.module.css'

const PasswordDialog = lazyPart(async () => (await import('./password-dialog')).PasswordDialog)

const messages = {
  label: { en: 'Password', th: 'รหัสผ่าน' },
  none: { en: 'Set a password…', th: 'ตั้งรหัสผ่าน…' },
  change: { en: 'Change…', th: 'เปลี่ยน…' },
  remove: { en: 'Remove', th: 'เอาออก' },
  isSet: { en: 'Anyone with the password', th: 'ผู้ที่มีรหัสผ่าน' },
  since: { en: 'Set on {at}. Takes effect immediately, without publishing.', th: 'ตั้งเมื่อ {at} มีผลทันทีโดยไม่ต้องเผยแพร่' },
  sinceBy: {
    en: 'Set by {by} on {at}. Takes effect immediately, without publishing.',
    th: '{by} ตั้งเมื่อ {at} มีผลทันทีโดยไม่ต้องเผยแพร่',
  },
  coming: { en: 'Loading…', th: 'กำลังโหลด…' },
  again: { en: 'Try again', th: 'ลองใหม่' },
  removed: { en: 'The page no longer asks for a password.', th: 'หน้านี้ไม่ถามรหัสผ่านแล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  back: { en: 'The page asks for its password again.', th: 'หน้านี้ถามรหัสผ่านเดิมอีกครั้งแล้ว' },
}

const id = 'page-password'

/**
 * Password that the page asks visitors for, in addition to its access role. It is not part of the page: it applies at
 * once and is in no draft.
 */
export function PasswordField({ path }: { path: string }): ReactNode {
  const t = useT()
  const moment = useMoment()
  const { key, say: notify } = useBuilder()
  const entry = useDocuments().data?.documents.find((each) => each.key === key)
  const isOffered =
    entry !== undefined && !entry.trashed && (!entry.fixed || path === '/') && pathParams(path).length === 0
  const { data: state, error, refetch } = useCall(passwordCalls.read, { key }, { enabled: isOffered })
  const [isOpen, setOpen] = useState(false)
  const [isPending, setPending] = useState(false)
  const none = useRef<HTMLButtonElement>(null)
  const isTaken = useRef(false)
  useEffect(() => {
    if (state?.isSet !== false || !isTaken.current) return
    isTaken.current = false
    // The pressed button is gone. Focus that went elsewhere meanwhile stays there.
    if (document.activeElement === document.body) none.current?.focus()
  }, [state?.isSet])
  if (!isOffered) return null

  const change = async (isBack: boolean, seen: number): Promise<boolean> => {
    setPending(true)
    try {
      await callGateway(passwordCalls.remove, { key, seen, ...(isBack ? { isBack } : {}) })
      return true
    } catch (failure) {
      if (!(failure instanceof GatewayError)) throw failure
      notify(failure.message, 'error')
      return false
    } finally {
      setPending(false)
      await refreshCalls(passwordCalls.read, calls.pages)
    }
  }
  const remove = async (seen: number) => {
    isTaken.current = true
    if (!(await change(false, seen))) {
      isTaken.current = false
      return
    }
    const note = `page-password ${key}`
    const undo = async () => {
      notifications.hide(note)
      if (await change(true, seen)) notify(messages.back)
    }
    notifications.show({
      id: note,
      color: 'dark',
      autoClose: 15_000,
      message: undoMessage(t(messages.removed), t(messages.undo), () => void undo()),
    })
  }
  const at = state?.setAt === undefined ? undefined : moment(state.setAt)
  const help =
    at === undefined ? undefined : t(state?.by ? messages.sinceBy : messages.since, { at, by: state?.by ?? '' })
  return (
    <PropertyRow
      id={id}
      label={t(messages.label)}
      isGroup
      layout="stacked"
      help={help}
      error={error && !state ? error.message : undefined}
    >
      <div className={styles.set}>
        {!state && !error && <span>{t(messages.coming)}</span>}
        {!state && error && (
          <ActionButton isSmall variant="default" onClick={() => void refetch()}>
            {t(messages.again)}
          </ActionButton>
        )}
        {state && !state.isSet && (
          <ActionButton ref={none} isSmall variant="default" onClick={() => setOpen(true)}>
            {t(messages.none)}
          </ActionButton>
        )}
        {state?.isSet && (
          <>
            <span className={styles.dots}>
              <IconLock size={14} aria-hidden />
              {t(messages.isSet)}
              <span aria-hidden>••••••</span>
            </span>
            <ActionButton isSmall variant="default" onClick={() => setOpen(true)}>
              {t(messages.change)}
            </ActionButton>
            <ActionButton
              isSmall
              variant="default"
              aria-disabled={isPending || undefined}
              aria-busy={isPending}
              onClick={() => void (isPending || remove(state.no))}
            >
              {t(messages.remove)}
            </ActionButton>
          </>
        )}
      </div>
      {isOpen && state && <PasswordDialog entry={entry} state={state} onClose={() => setOpen(false)} />}
    </PropertyRow>
  )
}
