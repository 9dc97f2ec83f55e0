import { Anchor } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { HostFields, hostProblem } from '../parts/host-fields'
import { siteCalls } from '../site-calls'
import styles from '../sites.module.css'
import { SaveBar } from './save-bar'
import type { OpenSite } from './site-page'
import { useForm } from './use-form'

const words = {
  saved: { en: 'The site answers at these names now.', th: 'เว็บไซต์ตอบที่ชื่อเหล่านี้แล้ว' },
  now: { en: 'Answers now at', th: 'ตอนนี้ตอบที่' },
}

export function HostsTab({ site }: { site: OpenSite }) {
  const t = useT()
  const [isTried, setTried] = useState(false)
  const change = useCallMutation(siteCalls.setHosts, { refresh: [siteCalls.open, siteCalls.list, siteCalls.audit] })
  const form = useForm({ hosts: site.hosts.map((host) => host.shown) })
  const { hosts } = form.value
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (hosts.some((host) => hostProblem(host, true)) || change.isPending) return
    const done = () => {
      form.discard()
      setTried(false)
      notifications.show({ message: t(words.saved) })
    }
    change.mutate({ id: site.id, version: site.version, hosts }, { onSuccess: done })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
      <section aria-label={t(words.now)}>
        <h2 className={styles.subtitle}>{t(words.now)}</h2>
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
    </form>
  )
}
