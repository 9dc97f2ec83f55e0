import { useState } from 'react'
import type { ChartShare } from '@schemas/hora/entities/chart-share'
import type { SavedChart } from '@schemas/hora/entities/saved-chart'
import { useLocale, useTimeZone } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { refreshCalls, useCall } from '@kit/use-call'
import { Notice } from '@kit/form/notice'
import { ActionButton } from '@kit/ui/action-button'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { CopyButton } from '@kit/ui/copy-button'
import { Field } from '@kit/ui/field'
import { ListState } from '@kit/ui/list-state'
import { Modal } from '@kit/ui/modal/modal'
import { QrCode } from '@kit/ui/qr/qr-code'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { listCall, openCall, revokeCall, shareCall } from '@areas/hora/ui/calls'
import { shareMessages as texts } from './messages'
import styles from './share.module.css'

const dayMs = 86_400_000
const expiries = { never: undefined, week: 7, month: 30, year: 365 } as const
type Expiry = keyof typeof expiries

/** Links to a kept chart: settings first, then the link with its QR code; open links can be revoked. */
export function ShareChart({ chart, onClose }: { chart: SavedChart; onClose: () => void }) {
  const t = useT()
  const [shows, setShows] = useState(false)
  const [expiry, setExpiry] = useState<Expiry>('never')
  const [made, setMade] = useState<ChartShare>()
  const [problem, setProblem] = useState<string>()
  const query = useCall(openCall, { id: chart.id }, { staleTime: 0 })
  const make = async () => {
    setProblem(undefined)
    const days = expiries[expiry]
    const share = await callGateway(shareCall, {
      id: chart.id,
      shows,
      expires: days === undefined ? null : new Date(Date.now() + days * dayMs).toISOString(),
    })
    setMade(share)
    await refreshCalls(openCall, listCall)
  }
  const fail = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error))
  const open = query.data?.shares.filter(({ state }) => state === 'active') ?? []
  return (
    <Modal
      title={t(texts.title, { name: chart.label })}
      onClose={onClose}
      foot={
        <Button look="secondary" onClick={onClose}>
          {t(texts.close)}
        </Button>
      }
    >
      <div className={styles.dialog}>
        <div role="alert">{problem && <Notice tone="danger">{problem}</Notice>}</div>
        {made ? (
          <MadeLink share={made} name={chart.label} />
        ) : (
          <>
            <Checkbox
              label={t(texts.shows)}
              hint={t(texts.showsHint)}
              checked={shows}
              onChange={(event) => setShows(event.target.checked)}
            />
            <Field label={t(texts.expires)}>
              <Select
                value={expiry}
                onChange={(event) => setExpiry(event.target.value as Expiry)}
                options={Object.entries(texts.expiries).map(([value, label]) => ({ value, label: t(label) }))}
              />
            </Field>
            <p className={styles.soft}>{t(texts.snapshot)}</p>
            <div>
              <ActionButton icon="link" onAction={make} onError={fail}>
                {t(texts.make)}
              </ActionButton>
            </div>
          </>
        )}
        <section className={styles.links}>
          <h3 className={styles.heading}>{t(texts.open)}</h3>
          <ListState
            isLoading={query.isPending}
            error={query.data ? undefined : query.error?.message}
            onRetry={() => void query.refetch()}
            isEmpty={open.length === 0}
            empty={<p className={styles.soft}>{t(texts.none)}</p>}
            rows={1}
          >
            {() => (
              <ul role="list">
                {open.map((share) => (
                  <OpenLink
                    key={share.id}
                    share={share}
                    onError={fail}
                    onRevoked={() => {
                      if (made?.id === share.id) setMade(undefined)
                    }}
                  />
                ))}
              </ul>
            )}
          </ListState>
        </section>
      </div>
    </Modal>
  )
}

function MadeLink({ share, name }: { share: ChartShare; name: string }) {
  const t = useT()
  return (
    <div className={styles.made}>
      <p role="status">{t(texts.made)}</p>
      <div className={styles.line}>
        <Field label={t(texts.link)} labelHidden className={styles.address ?? ''}>
          <TextInput readOnly value={share.address} onFocus={(event) => event.target.select()} />
        </Field>
        <CopyButton text={share.address} />
      </div>
      <QrCode text={share.address} label={t(texts.qr, { name })} className={styles.qr} />
    </div>
  )
}

type LinkProps = { share: ChartShare; onRevoked: () => void; onError: (error: unknown) => void }

function OpenLink({ share, onRevoked, onError }: LinkProps) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const revoke = async () => {
    await callGateway(revokeCall, { id: share.id })
    onRevoked()
    await refreshCalls(openCall, listCall)
  }
  return (
    <li className={styles.open}>
      <div>
        <Badge size="s" tone={share.shows ? 'warning' : 'neutral'}>
          {t(share.shows ? texts.withBirth : texts.withoutBirth)}
        </Badge>
        <p className={styles.soft}>
          {formatDateTime(share.createdAt, locale, { timeZone })} ·{' '}
          {share.expires
            ? t(texts.until, { time: formatDateTime(share.expires, locale, { timeZone }) })
            : t(texts.expiries.never)}
        </p>
      </div>
      <div className={styles.acts}>
        <CopyButton text={share.address} size="s" look="quiet" />
        <ActionButton look="quiet" size="s" icon="trash" onAction={revoke} onError={onError}>
          {t(texts.revoke)}
        </ActionButton>
      </div>
    </li>
  )
}
