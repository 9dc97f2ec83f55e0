import { useCallback, useRef } from 'react'
import { usePage } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { focusIn, useFocusAlong } from '@kit/focus-along'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { targetOf } from '@kit/target-of'
import { Button } from '@kit/ui/button'
import { QrCode } from '@kit/ui/qr/qr-code'
import { Skeleton } from '@kit/ui/skeleton'
import surface from '@kit/ui/surface.module.css'
import type { Props } from './schema'
import { texts } from './texts'
import { type Qr, useQr } from './use-qr'
import styles from './view.module.css'

export function View({ title, intro, level, home, look: variant, blockId }: Props) {
  const t = useT()
  const to = targetOf(usePage()?.query.to, home)
  // Full document load: every part of the page must belong to the new person.
  const qr = useQr(useCallback(() => location.assign(to), [to]))
  const Heading = `h${level}` as 'h2' | 'h3'
  const block = useRef<HTMLElement>(null)
  useFocusAlong(
    qr.state === 'idle'
      ? 'idle'
      : qr.state === 'denied' || qr.state === 'expired' || qr.state === 'failed'
        ? 'over'
        : 'shown',
    () => focusIn(block.current),
  )
  return (
    <section
      ref={block}
      className={classNames(styles.block, variant === 'card' && surface.surface)}
      data-look={variant}
      aria-labelledby={`${blockId}-title`}
    >
      <div className={styles.words}>
        <Heading id={`${blockId}-title`} className={styles.title}>
          {title ?? t(texts.title)}
        </Heading>
        <p className={styles.intro}>{intro ?? t(texts.intro)}</p>
      </div>
      {qr.state === 'idle' ? (
        <Button look="secondary" icon="qrcode" data-takes-focus="" onClick={qr.start}>
          {t(texts.show)}
        </Button>
      ) : (
        <Shown qr={qr} onStart={qr.start} onStop={qr.stop} />
      )}
    </section>
  )
}

function Shown({ qr, onStart, onStop }: { qr: Qr; onStart: () => void; onStop: () => void }) {
  const t = useT()
  const over = qr.state === 'denied' || qr.state === 'expired'
  return (
    <div className={styles.stage}>
      <div className={styles.code} data-state={qr.state}>
        {'made' in qr ? (
          <QrCode text={qr.made.link} label={t(texts.code)} />
        ) : (
          qr.state === 'loading' && <Skeleton width="100%" height="100%" />
        )}
        {(qr.state === 'scanned' || qr.state === 'approved') && (
          <span className={styles.mark}>
            <Icon name={qr.state === 'approved' ? 'check' : 'device-mobile'} size="2.5rem" />
          </span>
        )}
        {(over || qr.state === 'failed') && (
          <span className={styles.mark}>
            <Button icon="refresh" onClick={onStart}>
              {t(texts.again)}
            </Button>
          </span>
        )}
      </div>
      <p role="status" tabIndex={-1} data-takes-focus="" className={styles.said}>
        {qr.state === 'loading'
          ? t(texts.loading)
          : qr.state === 'failed'
            ? qr.message
            : qr.state === 'shown'
              ? t(texts.scan)
              : qr.state === 'idle'
                ? ''
                : t(texts[qr.state])}
      </p>
      {'made' in qr && (qr.state === 'shown' || qr.state === 'scanned') && (
        <p className={styles.number}>
          {t(texts.number)} <strong>{qr.made.number}</strong>
        </p>
      )}
      <p className={styles.foot}>
        {qr.state === 'shown' && (
          <span>
            {t(texts.left, {
              time: `${Math.floor(qr.secondsLeft / 60)}:${String(qr.secondsLeft % 60).padStart(2, '0')}`,
            })}
          </span>
        )}
        {qr.state !== 'approved' && (
          <button type="button" className={styles.cancel} onClick={onStop}>
            {t(texts.cancel)}
          </button>
        )}
      </p>
    </div>
  )
}
