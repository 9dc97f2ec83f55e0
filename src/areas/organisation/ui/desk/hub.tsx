import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { call as exceptionsCall } from '@client/organisation/calls/cluster/exceptions'
import { call as homeCall } from '@client/organisation/calls/cluster/home'
import { call as settleCall } from '@client/organisation/calls/cluster/settle'
import type { call as homeContract } from '@schemas/organisation/calls/cluster/home'
import { useLocale, useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatBaht, formatDateTime, formatTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button, ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { refreshCalls, useCall } from '@kit/use-call'
import { CallState } from './call-state'
import styles from './desk.module.css'
import { deskTexts as texts } from './desk-texts'
import { FormModal } from './form-modal'

type Branch = OutputOf<typeof homeContract>['branches'][number]

/** The branches where a person works: what goes on there now, and what waits for them. */
export function Hub({ level = 1 }: { level?: 1 | 2 }) {
  const t = useT()
  const { role } = useSession()
  const { data, error, refetch } = useCall(homeCall, {}, { refetchInterval: 30_000 })
  const Heading = level === 1 ? 'h1' : 'h2'
  const isManager = role === 'manager' || role === 'admin'
  return (
    <section className={styles.desk}>
      <Heading className={styles.title}>{t(texts.title)}</Heading>
      <CallState data={data} error={error} onRetry={() => void refetch()}>
        {({ branches }) =>
          branches.length === 0 ? (
            <EmptyState
              icon="building-store"
              title={t(texts.none)}
              action={isManager && <ButtonLink link={{ to: '/cluster/manage/new' }}>{t(texts.setUp)}</ButtonLink>}
            >
              {t(texts.noneHint)}
            </EmptyState>
          ) : (
            <ul role="list" className={styles.cards}>
              {branches.map((branch) => (
                <li key={branch.id} className={styles.card}>
                  <BranchToday branch={branch} level={level === 1 ? 2 : 3} />
                </li>
              ))}
            </ul>
          )
        }
      </CallState>
    </section>
  )
}

function BranchToday({ branch, level }: { branch: Branch; level: 2 | 3 }) {
  const t = useT()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const Heading = level === 2 ? 'h2' : 'h3'
  const sells = branch.position !== 'stock'
  return (
    <>
      <header className={styles.head}>
        <Heading>{branch.name}</Heading>
        <Badge>{t(texts.positions[branch.position])}</Badge>
      </header>
      {branch.today && (
        <p className={styles.figure}>
          <small>{t(texts.soldToday)}</small>
          <strong>{formatBaht(branch.today.total, locale)}</strong>
          <small>
            {t(texts.receipts, { n: branch.today.sales })} ·{' '}
            {t(texts.lastWeek, { amount: formatBaht(branch.today.lastWeek, locale) })}
          </small>
        </p>
      )}
      <ul role="list" className={styles.facts}>
        {branch.openShifts.map((shift) => (
          <li key={shift.id}>
            <Badge tone="success">{shift.register}</Badge>{' '}
            {shift.isMine ? t(texts.mine) : t(texts.since, { name: shift.by, time: formatTime(shift.at, locale) })} ·{' '}
            {t(texts.receipts, { n: shift.sales })}
          </li>
        ))}
        {branch.openShifts.length === 0 && <li>{t(texts.noShift)}</li>}
        {branch.held > 0 && <li>{t(texts.held, { n: branch.held })}</li>}
        {branch.soldOut.length > 0 && <li>{t(texts.soldOut, { list: branch.soldOut.join(', ') })}</li>}
      </ul>
      <div className={styles.buttons}>
        {sells && <ButtonLink link={{ to: '/cluster/pos' }}>{t(texts.toTill)}</ButtonLink>}
        {branch.position !== 'cashier' && (
          <ButtonLink look="secondary" link={{ to: '/cluster/user/store/inventorys' }}>
            {t(texts.toStock)}
          </ButtonLink>
        )}
        {branch.exceptions !== undefined && branch.exceptions > 0 && (
          <Button look="quiet" icon="alert-circle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(texts.matters, { n: branch.exceptions })}
          </Button>
        )}
      </div>
      {isOpen && <Matters branch={branch.id} />}
    </>
  )
}

/** What waits, a page at a time: the next one follows below when it is wanted. */
function Matters({ branch, cursor }: { branch: string; cursor?: string }) {
  const t = useT()
  const locale = useLocale()
  const { data, error, refetch } = useCall(exceptionsCall, { branch, ...(cursor === undefined ? {} : { cursor }) })
  const [chosen, choose] = useState<string>()
  const [note, setNote] = useState('')
  const [hasMore, setMore] = useState(false)
  return (
    <CallState data={data} error={error} onRetry={() => void refetch()}>
      {({ items, next }) => (
        <>
          <ul role="list" className={styles.matters}>
            {items.map((item) => (
              <li key={item.id}>
                <span>
                  {t(texts.kinds[item.kind])}
                  <small>
                    {[item.number, formatDateTime(item.at, locale)].filter(Boolean).join(' · ')}
                    {item.amount !== undefined && ` · ${formatBaht(item.amount, locale)}`}
                  </small>
                </span>
                <Button size="s" look="secondary" onClick={() => choose(item.id)}>
                  {t(texts.settle)}
                </Button>
              </li>
            ))}
            {chosen !== undefined && (
              <FormModal
                title={t(texts.settle)}
                isReady={note.trim() !== ''}
                onClose={() => choose(undefined)}
                onSave={async () => {
                  await callGateway(settleCall, { id: chosen, note })
                  setNote('')
                  void refreshCalls(exceptionsCall, homeCall)
                }}
              >
                <Field label={t(texts.settleNote)}>
                  <TextInput value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
                </Field>
              </FormModal>
            )}
          </ul>
          {next !== undefined && !hasMore && (
            <Button size="s" look="quiet" onClick={() => setMore(true)}>
              {t(texts.more)}
            </Button>
          )}
          {next !== undefined && hasMore && <Matters branch={branch} cursor={next} />}
        </>
      )}
    </CallState>
  )
}
