import { Alert, Anchor } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { readHostName } from '@schemas/site/entities/host-name'
import type { SiteHost } from '@schemas/site/entities/site'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { ConfirmDialog } from '../../ui/confirm-dialog'
import { useWrongField } from '../../ui/use-wrong-field'
import { HostFields, hostProblem } from '../parts/host-fields'
import { type OpenSite, siteCalls, takeInSaved } from '../site-calls'
import styles from '../sites.module.css'
import { SaveBar } from './save-bar'
import { useForm } from './use-form'

const messages = {
  saved: { en: 'The site now opens at these names.', th: 'เปิดเว็บไซต์ด้วยชื่อเหล่านี้ได้แล้ว' },
  now: { en: 'Currently opens at', th: 'ตอนนี้เปิดได้ที่' },
  gone: { en: 'Remove these names?', th: 'เลิกใช้ชื่อเหล่านี้หรือไม่' },
  goneHelp: {
    en: 'Links, bookmarks and search results that use them will stop working. “{site}” will open only at {hosts}.',
    th: 'ลิงก์ บุ๊กมาร์ก และผลการค้นหาที่ใช้ชื่อเหล่านี้จะเปิดไม่ได้อีก “{site}” จะเปิดได้ที่ {hosts} เท่านั้น',
  },
  here: {
    en: 'You are using “{host}” now. After saving, continue at “{next}” and sign in there again. If that name does not point to this gateway yet, no one can manage its sites any more.',
    th: 'ขณะนี้คุณเข้ามาด้วยชื่อ “{host}” เมื่อบันทึกแล้วต้องใช้งานต่อที่ “{next}” และเข้าสู่ระบบที่นั่นอีกครั้ง หากชื่อนั้นยังไม่ชี้มาที่เกตเวย์นี้ จะไม่มีใครดูแลเว็บไซต์ได้อีก',
  },
  giveUp: { en: 'Save and remove', th: 'บันทึกและเลิกใช้' },
}

/**
 * Hosts of a site. Removing one needs a confirmation; `onLeft` is called when the admin's current host was removed,
 * with the one to continue on.
 */
export function HostsTab({ site, onLeft }: { site: OpenSite; onLeft: (next: SiteHost) => void }) {
  const t = useT()
  const locale = useLocale()
  const [isTried, setTried] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const form = useForm(site, 'hosts', { hosts: site.hosts.map((host) => host.shown) })
  const change = useCallMutation(siteCalls.setHosts, {
    refresh: [siteCalls.open, siteCalls.list, siteCalls.audit],
    done: ({ version, hosts: [first, ...others] }, { givesUp }) => {
      if (first) takeInSaved(site.id, { version, hosts: [first, ...others], address: first.address })
      setTried(false)
      setOpen(false)
      notifications.show({ message: t(messages.saved) })
      if (first && givesUp !== undefined) onLeft(first)
    },
  })
  const { hosts } = form.value
  const remaining = hosts.map(hostnameOf)
  const gone = site.hosts.filter(({ hostname }) => !remaining.includes(hostname))
  const here = gone.find(({ hostname }) => hostname === location.hostname)
  const [element, showWrong] = useWrongField(change.error)
  const save = () =>
    change
      .mutateAsync({ id: site.id, version: site.version, hosts, ...(here ? { givesUp: here.hostname } : {}) })
      .then(form.hold(), () => setOpen(false))
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (hosts.some((host) => hostProblem(host, true))) return showWrong()
    if (change.isPending) return
    if (gone.length > 0) setOpen(true)
    else void save()
  }
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <HostFields
        hosts={hosts}
        errors={change.error?.fields ?? {}}
        isTried={isTried}
        onChange={(next) => {
          form.set({ hosts: next })
          change.reset()
        }}
      />
      <SaveBar form={form} call={change} />
      <section aria-label={t(messages.now)}>
        <h2 className={styles.subtitle}>{t(messages.now)}</h2>
        <ul className={styles.links}>
          {site.hosts.map((host) => (
            <li key={host.hostname}>
              <Anchor href={host.address} target="_blank" size="sm">
                {host.shown} <IconExternalLink size={13} aria-hidden />
              </Anchor>
              {host.shown !== host.hostname && <code>{host.hostname}</code>}
            </li>
          ))}
        </ul>
      </section>
      {isOpen && (
        <ConfirmDialog
          title={t(messages.gone)}
          action={t(messages.giveUp)}
          isDangerous
          isPending={change.isPending}
          onConfirm={() => void save()}
          onClose={() => setOpen(false)}
        >
          <ul>
            {gone.map(({ hostname, shown }) => (
              <li key={hostname}>
                <strong>{shown}</strong>
              </li>
            ))}
          </ul>
          <p>{t(messages.goneHelp, { site: pickText(site.name, locale), hosts: hosts.join(', ') })}</p>
          {here && (
            <Alert color="red" role="alert">
              {t(messages.here, { host: here.shown, next: hosts[0] ?? '' })}
            </Alert>
          )}
        </ConfirmDialog>
      )}
    </form>
  )
}

function hostnameOf(typed: string): string | undefined {
  const read = readHostName(typed)
  return 'hostname' in read ? read.hostname : undefined
}
