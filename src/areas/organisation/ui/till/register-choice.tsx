import { useEffect, useState } from 'react'
import { call as registersCall } from '@client/organisation/calls/pos/registers'
import { useLocale, useSession } from '@kit/boot'
import { formatTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { useCall } from '@kit/use-call'
import styles from './choice.module.css'
import { texts } from './texts'
import { deviceId } from './use-register'

/** The registers of the branches where a person works. */
export function RegisterChoice({ onChoose }: { onChoose: (register: string) => void }) {
  const t = useT()
  const locale = useLocale()
  const { role } = useSession()
  const [device, setDevice] = useState<string>()
  useEffect(() => void deviceId().then(setDevice), [])
  const { data, error, refetch } = useCall(registersCall, device ? { device } : {}, { enabled: device !== undefined })
  const isManager = role === 'manager' || role === 'admin'
  return (
    <section className={styles.choice}>
      <header>
        <h1>{t(texts.choose)}</h1>
        {data?.organisation && <p>{data.organisation}</p>}
      </header>
      {error && (
        <p role="alert">
          {error.message}{' '}
          <button type="button" onClick={() => void refetch()}>
            {t(texts.retry)}
          </button>
        </p>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          icon="cash"
          title={t(texts.noRegister)}
          action={isManager && <ButtonLink link={{ to: '/cluster/manage/new' }}>{t(texts.setUp)}</ButtonLink>}
        >
          {t(texts.noRegisterHint)}
        </EmptyState>
      )}
      <ul role="list">
        {data?.items.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => onChoose(row.id)}>
              <span className={styles.code}>{row.code}</span>
              <span className={styles.name}>
                <strong>{row.branch.name}</strong>
                <small>{row.name}</small>
              </span>
              {row.openShift ? (
                <Badge tone="success">
                  {t(texts.openBy, { name: row.openShift.by })} · {formatTime(row.openShift.at, locale)}
                </Badge>
              ) : (
                <Badge>{t(row.device && !row.device.isThis ? texts.onOther : texts.free)}</Badge>
              )}
              <Icon name="chevron-right" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
