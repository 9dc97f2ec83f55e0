import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SlipReview } from '@schemas/commerce/entities/payment-view'
import { call as slipsCall } from '@client/commerce/calls/billing/manage-slips'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { useRefreshOnTopic } from '@kit/updates/use-refresh-on-topic'
import { useCall } from '@kit/use-call'
import { Decision } from './decision'
import type { Props } from './schema'
import { Shot } from './shot'
import { SlipFacts } from './slip-facts'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, title, level }: Props) {
  const t = useT()
  const locale = useLocale()
  const isCanvas = usePageLink() === null
  const { data, error, refetch } = useCall(slipsCall, {}, { enabled: !isCanvas, staleTime: 0 })
  // New slips appear without a reload, and those that others decide on go.
  useRefreshOnTopic(isCanvas ? undefined : 'billing/slips', [slipsCall])
  const slips = data?.items ?? []
  const [chosen, setChosen] = useState<string>()
  const [isRejecting, setRejecting] = useState(false)
  const amount = useRef<HTMLInputElement>(null)
  const at = Math.max(
    0,
    slips.findIndex(({ id }) => id === chosen),
  )
  const slip = slips[at]
  const choose = (index: number) => {
    const next = slips[Math.min(slips.length - 1, Math.max(0, index))]
    setChosen(next?.id)
    setRejecting(false)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || slips.length === 0) return
    const acts: Record<string, () => void> = {
      j: () => choose(at + 1),
      k: () => choose(at - 1),
      a: () => amount.current?.focus(),
      r: () => setRejecting(true),
    }
    const act = acts[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (isCanvas) return
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isCanvas])
  const Heading = `h${level}` as 'h1' | 'h2'
  return (
    <section className={styles.review} aria-labelledby={`${blockId}-title`}>
      <div className={styles.head}>
        <Heading id={`${blockId}-title`}>{title ?? t(texts.title)}</Heading>
        {slips.length > 0 && (
          <p className={styles.soft} role="status">
            {t(texts.count, { at: at + 1, count: slips.length })}
          </p>
        )}
        <p className={styles.keys}>{t(texts.keys)}</p>
      </div>
      <ListState
        isLoading={!data && !error && !isCanvas}
        error={data ? undefined : error?.message}
        failed={t(texts.failed)}
        onRetry={() => void refetch()}
        isEmpty={slips.length === 0}
        empty={
          <EmptyState icon="circle-check" title={t(texts.none)}>
            {t(texts.noneHint)}
          </EmptyState>
        }
      >
        {() => (
          <div className={styles.panes}>
            <ol role="list" className={styles.queue} aria-label={t(texts.queue)}>
              {slips.map((each, index) => (
                <li key={each.id}>
                  <button
                    type="button"
                    className={styles.item}
                    aria-current={index === at ? 'true' : undefined}
                    onClick={() => choose(index)}
                  >
                    <span>
                      <span className={styles.payer}>{each.payer || '–'}</span>
                      <span className={styles.soft}>{each.number}</span>
                    </span>
                    <span className={styles.itemEnd}>
                      {formatBaht(each.asked, locale)}
                      {warnings(each) > 0 && <Badge tone="warning">{warnings(each)}</Badge>}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
            {slip && (
              <div className={styles.slip} key={slip.id}>
                <Shot slip={slip} />
                <div className={styles.side}>
                  <SlipFacts slip={slip} />
                  <Decision
                    slip={slip}
                    amountRef={amount}
                    isRejecting={isRejecting}
                    onReject={setRejecting}
                    onDecided={() => {
                      choose(slips[at + 1] ? at + 1 : at - 1)
                      void refetch()
                    }}
                  />
                </div>
              </div>
            )}
          </div>
        )}
      </ListState>
    </section>
  )
}

const warnings = ({ checks, sameReference }: SlipReview) =>
  checks.filter(({ outcome }) => outcome === 'failed').length + (sameReference > 0 ? 1 : 0)

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null
