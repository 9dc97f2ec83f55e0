import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useEffect, useRef, useState } from 'react'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { undoMessage } from '../../ui/undo-message'
import { useMoment } from '../../ui/use-moment'
import { type OpenSite, siteCalls } from '../site-calls'
import styles from '../sites.module.css'

const messages = {
  disable: { en: 'Disable this site', th: 'ปิดเว็บไซต์นี้' },
  disableHelp: {
    en: 'Visitors see a page that says the site is closed, and everyone who is signed in is signed out. Pages, people and files are kept; you can enable the site again at any time.',
    th: 'ผู้เยี่ยมชมจะเห็นหน้าที่แจ้งว่าเว็บไซต์ปิดอยู่ และระบบจะนำผู้ที่เข้าสู่ระบบอยู่ออกจากระบบ หน้า สมาชิก และไฟล์ยังอยู่ครบ และเปิดเว็บไซต์อีกครั้งได้ทุกเมื่อ',
  },
  operator: {
    en: 'This is the operator’s site, which manages all sites, so it can’t be disabled.',
    th: 'นี่คือเว็บไซต์ของผู้ให้บริการระบบ ใช้ดูแลเว็บไซต์ทั้งหมด จึงปิดไม่ได้',
  },
  sure: { en: 'Disable “{name}”?', th: 'ปิด “{name}” หรือไม่' },
  disabled: { en: '“{name}” is disabled.', th: 'ปิด “{name}” แล้ว' },
  undo: { en: 'Enable again', th: 'เปิดอีกครั้ง' },
  isDisabled: { en: 'This site is disabled', th: 'เว็บไซต์นี้ปิดอยู่' },
  since: {
    en: 'Since {at}, visitors see that it is closed. Nothing is lost.',
    th: 'ตั้งแต่ {at} ผู้เยี่ยมชมเห็นว่าเว็บไซต์ปิดอยู่ ข้อมูลทั้งหมดยังอยู่ครบ',
  },
  enable: { en: 'Enable site', th: 'เปิดเว็บไซต์' },
  enabled: { en: '“{name}” is active again.', th: 'เปิด “{name}” อีกครั้งแล้ว' },
}

/** Disables a site for visitors, and enables it again. */
export function StateTab({ site }: { site: OpenSite }) {
  const t = useT()
  const moment = useMoment()
  const name = pickText(site.name, useLocale())
  const [isOpen, setOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const shown = useRef(site.status)
  // The pressed button disappears with the state it changed.
  useEffect(() => {
    if (shown.current !== site.status) section.current?.focus()
    shown.current = site.status
  }, [site.status])
  const refresh = [siteCalls.open, siteCalls.list, siteCalls.audit]
  const disable = useCallMutation(siteCalls.disable, { refresh })
  const enable = useCallMutation(siteCalls.enable, { refresh })
  const open = () =>
    enable.mutate(
      { id: site.id },
      {
        onSuccess: () => notifications.show({ message: t(messages.enabled, { name }) }),
        onError: ({ message }) => notifications.show({ message, color: 'red' }),
      },
    )
  const close = () =>
    disable.mutate(
      { id: site.id },
      {
        onSuccess: () => {
          setOpen(false)
          notifications.show({
            message: undoMessage(t(messages.disabled, { name }), t(messages.undo), open),
            autoClose: 8000,
          })
        },
      },
    )
  if (site.status === 'disabled') {
    return (
      <section key="disabled" ref={section} tabIndex={-1} className={styles.danger} aria-label={t(messages.isDisabled)}>
        <h2 className={styles.subtitle}>{t(messages.isDisabled)}</h2>
        <p>{t(messages.since, { at: moment(site.disabledAt ?? site.createdAt) })}</p>
        <Button loading={enable.isPending} onClick={open}>
          {t(messages.enable)}
        </Button>
      </section>
    )
  }
  return (
    <section key="active" ref={section} tabIndex={-1} className={styles.danger} aria-label={t(messages.disable)}>
      <h2 className={styles.subtitle}>{t(messages.disable)}</h2>
      <p>{t(site.isOperator ? messages.operator : messages.disableHelp)}</p>
      {!site.isOperator && (
        <Button variant="default" className={styles.dangerButton} onClick={() => setOpen(true)}>
          {t(messages.disable)}
        </Button>
      )}
      {isOpen && (
        <ConfirmDialog
          title={t(messages.sure, { name })}
          action={t(messages.disable)}
          isDangerous
          isPending={disable.isPending}
          error={disable.error?.message}
          onConfirm={close}
          onClose={() => setOpen(false)}
        >
          {t(messages.disableHelp)}
        </ConfirmDialog>
      )}
    </section>
  )
}
