import { type ReactNode, useId, useRef, useState } from 'react'
import { useLocale } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { useIsMounted } from '@kit/mounted'
import { useT } from '@kit/t'
import type { WheelChart } from '../chart-view'
import type { Numerals } from '../texts/bodies'
import { BodyCard } from './body-card'
import { chartTokens } from './chart-tokens'
import { linePoints, wheelSize } from './geometry'
import { messages } from './messages'
import { placeInSquares } from './place-in-squares'
import { placeTokens } from './place-tokens'
import { SquareSigns } from './square-signs'
import { useWheelKeys } from './use-wheel-keys'
import { WheelBody } from './wheel-body'
import { shortDegree, wheelLabel } from './wheel-label'
import { WheelSigns } from './wheel-signs'
import styles from './wheel.module.css'

export type WheelShape = 'wheel' | 'squares'

type Props = {
  chart: WheelChart
  /** Names the chart for screen readers: "Sky of 06:00, Chiang Mai". */
  name: string
  numerals: Numerals
  /** Up to two short lines in the middle. */
  centre?: readonly string[]
  /** Without it the reader chooses. */
  shape?: WheelShape
  className?: string | undefined
  /** Further switches, beside the one of its form. */
  children?: ReactNode
}

/**
 * A Thai chart: twelve signs, Aries on top, counter-clockwise. Drawn on the server too; with scripts bodies are walked by
 * arrow keys and open a card.
 */
export function Wheel({ chart, name, numerals, centre = [], shape: fixed, className, children }: Props) {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  const isMounted = useIsMounted()
  const svg = useRef<SVGSVGElement>(null)
  const [own, setOwn] = useState<WheelShape>('wheel')
  const shape = fixed ?? own
  const tokens = chartTokens(chart)
  const only = tokens.map(({ token }) => token)
  const placed = shape === 'wheel' ? placeTokens(only) : placeInSquares(only)
  const keys = useWheelKeys(svg, placed)
  const opened = tokens.find(({ token }) => token.key === keys.opened)
  return (
    <div className={classNames(styles.frame, className)}>
      <svg
        ref={svg}
        id={id}
        className={styles.wheel}
        viewBox={`0 0 ${wheelSize} ${wheelSize}`}
        role="group"
        aria-label={`${t(shape === 'wheel' ? messages.wheel : messages.squares)}: ${name}`}
        aria-describedby={isMounted ? `${id}-walk` : undefined}
        data-shape={shape}
        onKeyDown={keys.onKeyDown}
        onClick={keys.onClick}
      >
        {shape === 'wheel' ? <WheelSigns chart={chart} numerals={numerals} /> : <SquareSigns chart={chart} />}
        <g aria-hidden>
          {placed.map(({ key, leader }) =>
            leader.length > 0 ? <polyline key={key} className={styles.leader} points={linePoints(leader)} /> : null,
          )}
          {centre.map((line, index) => (
            <text
              key={line}
              className={styles.centre}
              data-first={index === 0 || undefined}
              x={180}
              y={184 + (index - (centre.length - 1) / 2) * 16}
            >
              {line}
            </text>
          ))}
        </g>
        {placed.map((token, index) => {
          const entry = tokens[index]?.entry
          return (
            entry && (
              <WheelBody
                key={token.key}
                placed={token}
                label={wheelLabel(entry, locale, numerals)}
                isCurrent={token.key === keys.current}
                isOpen={token.key === keys.opened}
                isInteractive={isMounted}
                degree={
                  'hasDegree' in token && token.hasDegree ? shortDegree(entry.position.degree, numerals) : undefined
                }
              />
            )
          )
        })}
      </svg>
      {isMounted && (
        <p id={`${id}-walk`} className="visually-hidden">
          {t(messages.walk)}
        </p>
      )}
      {isMounted && !fixed && (
        <div className={styles.switches}>
          <div className={styles.shapes} role="group" aria-label={t(messages.shape)}>
            {(['wheel', 'squares'] as const).map((each) => (
              <button
                key={each}
                type="button"
                className={styles.shape}
                aria-pressed={shape === each}
                onClick={() => setOwn(each)}
              >
                {t(each === 'wheel' ? messages.shapeWheel : messages.shapeSquares)}
              </button>
            ))}
          </div>
          {children}
        </div>
      )}
      {opened && (
        <BodyCard
          entry={opened.entry}
          chart={chart}
          numerals={numerals}
          findAnchor={(key) => svg.current?.querySelector(`[data-body="${key}"]`) ?? null}
          onClose={keys.close}
          onWalk={keys.walk}
        />
      )}
    </div>
  )
}
