import { type KeyboardEvent, useRef } from 'react'
import type { LocalisedText } from '@schemas/layout/text'
import { useT } from '@kit/t'
import { gridColumns } from '../ui/grid-columns'
import type { Choice, Point } from './choice'
import { MediaImage } from './media-image'
import styles from './media.module.css'

type Props = { label: LocalisedText; choices: readonly Choice[]; chosen: string | undefined; onChoose: (choice: Choice) => void; onUse: (choice: Choice) => void }

/** Everything that can be picked, as one list of choices: arrows go through it, Enter takes what is chosen. */
export function MediaGrid({ label, choices, chosen, onChoose, onUse }: Props) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const at = choices.findIndex((choice) => choice.asset === chosen)

  const go = (index: number) => {
    const choice = choices[Math.min(Math.max(index, 0), choices.length - 1)]
    if (!choice) return
    onChoose(choice)
    list.current?.querySelector<HTMLElement>(`[data-asset="${choice.asset}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const columns = gridColumns(list.current)
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key]
    const choice = choices[at]
    if (step !== undefined) go(at < 0 ? 0 : at + step)
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(choices.length - 1)
    else if (event.key === 'Enter' && choice) onUse(choice)
    else return
    event.preventDefault()
  }

  return (
    <div ref={list} role="listbox" tabIndex={-1} aria-label={t(label)} className={styles.grid} onKeyDown={onKeyDown}>
      {choices.map((choice, index) => (
        <div
          key={choice.asset}
          role="option"
          aria-selected={choice.asset === chosen}
          aria-label={labelOf(choice)}
          tabIndex={index === Math.max(at, 0) ? 0 : -1}
          data-asset={choice.asset}
          className={styles.tile}
          onClick={() => onChoose(choice)}
          onDoubleClick={() => onUse(choice)}
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            onChoose(choice)
          }}
        >
          <MediaImage choice={choice} sizes="180px" className={styles.thumb} focus={choice.item?.focus as Point | undefined} />
          <span className={styles.name} aria-hidden>
            {choice.name}
          </span>
        </div>
      ))}
    </div>
  )
}

function labelOf({ name, shows }: Choice): string {
  const alt = shows && shows.kind !== 'file' ? shows.alt : ''
  return alt ? `${name}: ${alt}` : name
}
