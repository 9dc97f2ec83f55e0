import { Alert, Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconDice5 } from '@tabler/icons-react'
import { useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pagePasswordLimits as limits, type PagePasswordState } from '@schemas/editor/entities/page-password'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { useCopy } from '@kit/use-copy'
import { documentTitle } from '../pages/document-title'
import { calls } from '../state/calls'
import { useUi } from '../state/ui-store'
import { FormEnd } from '../ui/form-end'
import { useFirstFocus } from '../ui/use-first-focus'
import { TypedDialog } from '../ui/typed-dialog'
import { useWrongField } from '../ui/use-wrong-field'
import { passwordCalls } from './password-calls'
import { readablePassword } from './readable-password'
import styles from './page-password.module.css'

const messages = {
  title: { en: 'Password for “{name}”', th: 'รหัสผ่านของ “{name}”' },
  body: {
    en: 'Anyone with the password can open the page without an account, for seven days in the same browser. Others see its title and a password prompt. It takes effect immediately, without publishing, and the page is hidden from search and from lists on the site.',
    th: 'ผู้ที่มีรหัสผ่านเปิดหน้านี้ได้โดยไม่ต้องมีบัญชี ในเบราว์เซอร์เดิมนาน 7 วัน คนอื่นเห็นแค่ชื่อหน้าและช่องกรอกรหัสผ่าน มีผลทันทีโดยไม่ต้องเผยแพร่ และหน้านี้จะไม่อยู่ในผลการค้นหาหรือรายการใดของเว็บไซต์',
  },
  role: {
    en: 'They must also be signed in with an account that can open this page.',
    th: 'นอกจากนี้ต้องเข้าสู่ระบบด้วยบัญชีที่มีสิทธิ์เปิดหน้านี้ด้วย',
  },
  files: {
    en: 'Pictures and files on the page have their own public addresses: anyone who knows one can open it without the password.',
    th: 'รูปและไฟล์ในหน้านี้มีที่อยู่สาธารณะของตัวเอง ผู้ที่รู้ที่อยู่จะเปิดได้โดยไม่ต้องใช้รหัสผ่าน',
  },
  copies: {
    en: 'Copies of the page, exports and imports do not include the password.',
    th: 'สำเนาของหน้า ไฟล์ส่งออก และไฟล์นำเข้าจะไม่มีรหัสผ่านนี้',
  },
  others: {
    en: 'People who used the old password must enter the new one.',
    th: 'ผู้ที่เคยเข้าด้วยรหัสผ่านเดิมจะต้องกรอกรหัสผ่านใหม่',
  },
  password: { en: 'Password', th: 'รหัสผ่าน' },
  newPassword: { en: 'New password', th: 'รหัสผ่านใหม่' },
  help: { en: 'At least {least} characters.', th: 'อย่างน้อย {least} ตัวอักษร' },
  short: { en: 'Use at least {least} characters.', th: 'ใช้อย่างน้อย {least} ตัวอักษร' },
  show: { en: 'Show password', th: 'แสดงรหัสผ่าน' },
  make: { en: 'Generate', th: 'สร้างให้' },
  set: { en: 'Set password', th: 'ตั้งรหัสผ่าน' },
  done: {
    en: 'The page now asks for this password. This is the last time it is shown.',
    th: 'ตั้งรหัสผ่านของหน้านี้แล้ว รหัสผ่านจะแสดงตรงนี้เป็นครั้งสุดท้าย',
  },
  unseen: {
    en: 'Visitors can open this address once the page is published.',
    th: 'ผู้เยี่ยมชมจะเปิดที่อยู่นี้ได้เมื่อเผยแพร่หน้านี้แล้ว',
  },
  copy: { en: 'Copy link and password', th: 'คัดลอกลิงก์และรหัสผ่าน' },
  copied: { en: 'Copied', th: 'คัดลอกแล้ว' },
  refused: {
    en: 'The browser blocked copying. Select the text and copy it yourself.',
    th: 'เบราว์เซอร์ไม่อนุญาตให้คัดลอก กรุณาเลือกข้อความแล้วคัดลอกเอง',
  },
  close: { en: 'Done', th: 'เสร็จแล้ว' },
}

type Props = { entry: DocumentEntry; state: PagePasswordState; onClose: () => void }

/** Sets the password of a page and shows it once to be passed on. */
export function PasswordDialog({ entry, state, onClose }: Props) {
  const t = useT()
  const locale = useUi((ui) => ui.locale)
  const [password, setPassword] = useState('')
  const [isShown, setShown] = useState(false)
  const [isTried, setTried] = useState(false)
  const set = useCallMutation(passwordCalls.set, { refresh: [passwordCalls.read, calls.pages] })
  const [form, showWrong] = useWrongField(set.error)
  const input = useFirstFocus<HTMLInputElement>()
  const isShort = password.length < limits.least
  const type = (next: string) => {
    setPassword(next)
    set.reset()
  }
  const submit = () => {
    setTried(true)
    if (isShort) return showWrong()
    if (!set.isPending) set.mutate({ key: entry.key, password, seen: state.no })
  }
  return (
    <TypedDialog
      isTyped={password !== '' && !set.isSuccess}
      onClose={onClose}
      title={t(messages.title, { name: documentTitle(entry, locale, t) })}
      size="min(520px, 94vw)"
    >
      {set.isSuccess ? (
        <Made entry={entry} password={password} onClose={onClose} />
      ) : (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <Stack gap="sm">
            <Text size="sm">
              {[t(messages.body), ...(entry.access === 'guest' ? [] : [t(messages.role)])].join(' ')}
            </Text>
            <div className={styles.entry}>
              <PasswordInput
                ref={input}
                label={t(state.isSet ? messages.newPassword : messages.password)}
                description={
                  state.isSet
                    ? `${t(messages.help, { least: limits.least })} ${t(messages.others)}`
                    : t(messages.help, { least: limits.least })
                }
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                value={password}
                maxLength={limits.most}
                autoComplete="off"
                spellCheck={false}
                visible={isShown}
                onVisibilityChange={setShown}
                visibilityToggleButtonProps={{ 'aria-label': t(messages.show), 'aria-pressed': isShown, tabIndex: 0 }}
                aria-invalid={(isTried && isShort) || set.error?.fields.password !== undefined || undefined}
                error={isTried && isShort ? t(messages.short, { least: limits.least }) : set.error?.fields.password}
                onChange={(event) => type(event.currentTarget.value)}
              />
              <Button
                variant="default"
                className={styles.generate}
                leftSection={<IconDice5 size={15} />}
                onClick={() => {
                  type(readablePassword())
                  setShown(true)
                }}
              >
                {t(messages.make)}
              </Button>
            </div>
            <Text size="sm" c="dimmed">
              {t(messages.files)} {t(messages.copies)}
            </Text>
            <FormEnd
              action={t(messages.set)}
              isPending={set.isPending}
              error={set.error && !set.error.fields.password ? set.error.message : undefined}
              onClose={onClose}
            />
          </Stack>
        </form>
      )}
    </TypedDialog>
  )
}

/** The password cannot be looked up later, so it is passed on from here. */
function Made({
  entry: { path, movedFrom, unseen },
  password,
  onClose,
}: {
  entry: DocumentEntry
  password: string
  onClose: () => void
}) {
  const t = useT()
  // The address that visitors have: a new one is theirs only once it is published.
  const address = new URL(movedFrom ?? path ?? '/', location.origin).href
  const { copy, copyResult: copyState } = useCopy()
  const first = useFirstFocus<HTMLButtonElement>()
  return (
    <Stack gap="sm">
      <Text size="sm" role="status">
        {[t(messages.done), ...(unseen && movedFrom === undefined ? [t(messages.unseen)] : [])].join(' ')}
      </Text>
      <div className={styles.made}>
        <p>{address}</p>
        <p>{password}</p>
      </div>
      {copyState === 'refused' && (
        <Alert color="red" role="alert">
          {t(messages.refused)}
        </Alert>
      )}
      <Group justify="flex-end" mt="xs">
        <Button
          ref={first}
          variant="light"
          leftSection={copyState === 'copied' ? <IconCheck size={15} /> : <IconCopy size={15} />}
          onClick={() => copy(`${address}\n${t(messages.password)}: ${password}`)}
        >
          {t(copyState === 'copied' ? messages.copied : messages.copy)}
        </Button>
        <Button onClick={onClose}>{t(messages.close)}</Button>
      </Group>
    </Stack>
  )
}
