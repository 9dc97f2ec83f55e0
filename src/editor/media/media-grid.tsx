import { type KeyboardEvent, useRef, useState } from 'react'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { gridColumns } from '../ui/grid-columns'
import type { Choice, Point } from './choice'
import { MediaImage } from './media-image'
import styles from './media.module.css'

type Props = {
  label: LocalisedText
  choices: readonly Choice[]
  /** The item whose details are shown. */
  chosen: string | undefined
  /** The selection in order, where several may be chosen; a press then toggles an item. */
  several?: readonly Choice[] | undefined
  /** `upTo`: the pressed item, or with Shift all from the previous one to it. */
  onChoose: (choice: Choice, upTo: readonly Choice[]) => void
  onUse: (choice: Choice) => void
}

/**
 * All pickable items as one listbox: arrows move and select, Enter confirms. With multiple selection, arrows only move
 * and the space bar toggles.
 */
export function MediaGrid({ label, choices, chosen, several, onChoose, onUse }: Props) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<string>()
  const at = choices.findIndex((choice) => choice.asset === (several ? (held ?? chosen) : chosen))
  const began = useRef<string>(undefined)
  const press = (choice: Choice, isShift: boolean) => {
    const [from, to] = [choices.findIndex(({ asset }) => asset === began.current), choices.indexOf(choice)]
    began.current = choice.asset
    onChoose(
      choice,
      several && isShift && from >= 0 ? choices.slice(Math.min(from, to), Math.max(from, to) + 1) : [choice],
    )
  }

  const go = (index: number) => {
    const choice = choices[Math.min(Math.max(index, 0), choices.length - 1)]
    if (!choice) return
    if (several) setHeld(choice.asset)
    else onChoose(choice, [choice])
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
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-label={t(label)}
      aria-multiselectable={several ? true : undefined}
      className={styles.grid}
      onKeyDown={onKeyDown}
    >
      {choices.map((choice, index) => {
        const turn = several?.findIndex(({ asset }) => asset === choice.asset) ?? -1
        return (
          <div
            key={choice.asset}
            role="option"
            aria-selected={several ? turn >= 0 : choice.asset === chosen}
            aria-label={labelOf(choice)}
            tabIndex={index === Math.max(at, 0) ? 0 : -1}
            data-asset={choice.asset}
            className={styles.tile}
            onFocus={() => setHeld(choice.asset)}
            onClick={(event) => press(choice, event.shiftKey)}
            onDoubleClick={() => several || onUse(choice)}
            onKeyDown={(event) => {
              if (event.key !== ' ') return
              event.preventDefault()
              press(choice, event.shiftKey)
            }}
          >
            <MediaImage
              choice={choice}
              sizes="180px"
              className={styles.thumb}
              focus={choice.item?.focus as Point | undefined}
            />
            <span className={styles.name} aria-hidden>
              {choice.name}
            </span>
            {several && <span className={styles.turn} data-turn={turn >= 0 ? turn + 1 : undefined} aria-hidden />}
          </div>
        )
      })}
    </div>
  )
}

function labelOf({ name, shows }: Choice): string {
  const alt = shows && shows.kind !== 'file' ? shows.alt : ''
  return alt ? `${name}: ${alt}` : name
}
