import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useLocale } from '@kit/boot'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import type { ChartEntry, WheelChart } from '../chart-view'
import { degreeText, digitsOf, placeText } from '../degree-text'
import { KindBadge } from '../kind-badge'
import { bodyMark, bodyNames, type Numerals } from '../texts/bodies'
import { elementNames, elementOf, houseName, signName } from '../texts/signs'
import { howComputed } from '../texts/how-computed'
import { dignityNames, kindOf, motionNames, reukGroup } from '../texts/terms'
import { reukNames } from '@schemas/hora/rules/tables/reuk-names'
import { messages } from './messages'
import styles from './body-card.module.css'

type Props = {
  entry: ChartEntry
  chart: WheelChart
  numerals: Numerals
  /** The body on the wheel, beside which the card opens. */
  findAnchor: (key: string) => Element | null
  onClose: () => void
  onWalk: (step: number) => void
}

/** Least distance to the window's edge (px). */
const edge = 8

/** What is known of a body. Beside it on large screens, a sheet on phones; Escape or a tap outside closes it. */
export function BodyCard({ entry, chart, numerals, findAnchor, onClose, onWalk }: Props) {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  const card = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  const anchorOf = useEffectEvent(findAnchor)
  useLayoutEffect(() => {
    const shown = card.current
    if (!shown) return
    const anchor = anchorOf(entry.key)
    if (!shown.matches(':popover-open')) shown.showPopover?.()
    const box = anchor?.getBoundingClientRect()
    if (!box || matchMedia('(max-width: 639.98px)').matches) return
    const { width, height } = shown.getBoundingClientRect()
    const wheel = anchor?.closest('svg')?.getBoundingClientRect()
    // Beside the whole wheel where there is room, so that it covers no other body.
    const right = [wheel, box].find((each) => each && each.right + edge + width + edge < innerWidth)
    const x = right ? right.right + edge : box.left - width - edge
    shown.style.left = `${Math.max(edge, Math.min(x, innerWidth - width - edge))}px`
    shown.style.top = `${Math.max(edge, Math.min(box.top - height / 3, innerHeight - height - edge))}px`
  }, [entry.key])
  useEffect(() => {
    card.current?.focus({ preventScroll: true })
    const leave = (event: Event) => {
      if (event.target instanceof Node && !card.current?.contains(event.target)) close()
    }
    addEventListener('pointerdown', leave)
    return () => removeEventListener('pointerdown', leave)
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown') onWalk(1)
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') onWalk(-1)
    else return
    event.preventDefault()
  }
  const { key, position } = entry
  const { house, dignities, motion, navamsa, drekkana, reuk, pada } = position
  const digits = digitsOf(numerals)
  const range = key === 'moon' ? chart.moonRange : undefined
  return (
    <div
      ref={card}
      popover="manual"
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      className={styles.card}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden>
          {bodyMark(key, numerals)}
        </span>
        <h3 id={`${id}-title`} className={styles.title}>
          {bodyNames[key][locale]}
        </h3>
        <KindBadge kind={kindOf(key, chart.method)} />
        <button type="button" className={styles.close} aria-label={t(messages.close)} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      <dl className={styles.facts}>
        <Fact label={t(messages.position)}>
          <b>{placeText(position, locale, numerals)}</b>
          <span className={styles.soft}>{elementNames[elementOf(position.sign)][locale]}</span>
        </Fact>
        {range && (
          <Fact label={t(messages.moonRange)}>
            {placeText(range.from, locale, numerals)} – {placeText(range.to, locale, numerals)}
          </Fact>
        )}
        {house !== null && (
          <Fact label={t(messages.houseTitle)}>
            {digits(house)} {houseName(house)[locale]}
          </Fact>
        )}
        {key !== 'ascendant' && (
          <Fact label={t(messages.dignity)}>
            {dignities.length > 0 ? dignities.map((each) => dignityNames[each][locale]).join(' · ') : t(messages.none)}
          </Fact>
        )}
        {motion && <Fact label={t(messages.motion)}>{motionNames[motion][locale]}</Fact>}
        <Fact label={t(messages.navamsa)}>{signName(navamsa)[locale]}</Fact>
        <Fact label={t(messages.drekkana)}>{signName(drekkana)[locale]}</Fact>
        <Fact label={t(messages.reuk)}>
          {digits(reuk)} {reukNames[reuk - 1]?.[locale]}, {reukGroup(reuk)[locale]}
          <span className={styles.soft}>
            {t(messages.pada)} {digits(pada)}
          </span>
        </Fact>
      </dl>
      <div className={styles.how}>
        <h4 className={styles.howTitle}>{t(messages.how)}</h4>
        {howComputed(key, chart.method).map((sentence) => (
          <p key={sentence.en}>{sentence[locale]}</p>
        ))}
        <p className={styles.arcmin}>
          {digits(position.arcmin)}′ = {digits(position.sign)} × {digits(1800)}′ + {degreeText(position, numerals)}
        </p>
      </div>
      <div className={styles.walk}>
        <button type="button" className={styles.step} onClick={() => onWalk(-1)}>
          <Icon name="chevron-left" />
          {t(messages.previous)}
        </button>
        <button type="button" className={styles.step} onClick={() => onWalk(1)}>
          {t(messages.next)}
          <Icon name="chevron-right" />
        </button>
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
