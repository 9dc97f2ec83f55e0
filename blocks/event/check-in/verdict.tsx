import { useEffect, useRef } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import type { CheckVerdict } from '@schemas/events/entities/check-verdict'
import { useLocale } from '@kit/boot'
import { formatTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { texts } from './texts'
import type { Shown } from './use-scanner'
import styles from './view.module.css'

const faces: Record<'go' | 'wait' | 'stop', { icon: IconName; buzz: number[]; tone: number }> = {
  go: { icon: 'circle-check', buzz: [60], tone: 880 },
  wait: { icon: 'alert-triangle', buzz: [80, 60, 80], tone: 440 },
  stop: { icon: 'x', buzz: [250], tone: 220 },
}
const faceOf = (verdict: CheckVerdict) =>
  verdict === 'in' ? 'go' : verdict === 'already' || verdict === 'conflict' || verdict === 'newer' ? 'wait' : 'stop'

/** A short tone; browsers without sound, or before any press, stay silent. */
function beep(frequency: number): void {
  try {
    const audio = new AudioContext()
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + 0.12)
    tone.addEventListener('ended', () => void audio.close())
  } catch {
    // The colour and the words say the same.
  }
}

type Props = {
  shown: Shown
  packageTitle: string
  timeZone: string
  onNext: () => void
  onUndo: () => Promise<void>
}

/** The verdict over the whole screen: by colour, shape, word, sound and vibration. */
export function Verdict({ shown, packageTitle, timeZone, onNext, onUndo }: Props) {
  const t = useT()
  const locale = useLocale()
  const next = useRef<HTMLDivElement>(null)
  const { verdict, ticket, when, id } = shown
  const face = faceOf(verdict)
  useEffect(() => {
    const { buzz, tone } = faces[face]
    navigator.vibrate?.(buzz)
    beep(tone)
    next.current?.querySelector('button')?.focus()
  }, [id, face])
  return (
    <div
      role="alertdialog"
      aria-modal="true"
      aria-label={t(texts.verdicts[verdict])}
      className={styles.verdict}
      data-face={face}
    >
      <Icon name={faces[face].icon} size="6rem" />
      <p className={styles.word}>{t(texts.verdicts[verdict])}</p>
      {ticket && (
        <p className={styles.who}>
          {ticket.name}
          <span>{packageTitle}</span>
          {ticket.notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
      )}
      {when && <p>{t(texts.since, { time: formatTime(when, locale, { timeZone }) })}</p>}
      <div ref={next} className={styles.ways}>
        <Button size="l" look="inverse" onClick={onNext}>
          {t(texts.next)}
        </Button>
        {verdict === 'in' && (
          <ActionButton
            look="inverse"
            onAction={async () => {
              await onUndo()
              return undefined
            }}
          >
            {t(texts.undo)}
          </ActionButton>
        )}
      </div>
    </div>
  )
}
