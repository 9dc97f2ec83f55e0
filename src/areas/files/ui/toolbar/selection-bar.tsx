import { useEffect } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { countChosen } from '../selection'
import { texts } from '../texts'
import type { Commands } from '../use-commands'
import type { Pane } from '../use-pane'
import { Tool } from './menu-button'
import styles from './toolbar.module.css'

type Props = { pane: Pane; commands: Commands }

/** Number of selected items and the actions for them. */
export function SelectionBar({ pane, commands, isSmall }: Props & { isSmall: boolean }) {
  const t = useT()
  const count = countChosen(pane.selection, pane.state.total ?? 0)
  return (
    <div role="toolbar" aria-label={t(texts.chosen, { count })} className={styles.chosen}>
      <Tool label={t(texts.clear)} icon="x" onClick={pane.clear} />
      <span className={styles.count} role="status">
        {t(texts.chosen, { count })}
      </span>
      {!isSmall && <SelectionTools pane={pane} commands={commands} hasLabels={false} />}
      {isSmall && (
        <span className={styles.tools}>
          <Tool label={t(texts.selectAll)} icon="square-check" onClick={pane.selectAll} />
        </span>
      )}
      <More commands={commands} />
    </div>
  )
}

/** The same actions at the bottom of a phone's screen. */
export function SelectionFoot({ pane, commands }: Props) {
  const t = useT()
  // The frame's own elements at that edge are placed above it.
  useEffect(() => {
    document.documentElement.dataset.chosenFiles = ''
    return () => {
      delete document.documentElement.dataset.chosenFiles
    }
  }, [])
  return (
    <div role="toolbar" aria-label={t(texts.more)} className={styles.foot}>
      <SelectionTools pane={pane} commands={commands} hasLabels />
    </div>
  )
}

function SelectionTools({ pane, commands, hasLabels }: Props & { hasLabels: boolean }) {
  const t = useT()
  const items = pane.knownChosen
  const [only] = items.length === 1 ? items : []
  const mayChange = items.length > 0 && items.every(({ can }) => can.change)
  const labelOf = (text: typeof texts.delete) => (hasLabels ? t(text).replace('…', '') : undefined)
  if (pane.place.isTrash)
    return (
      <>
        <Tool label={t(texts.restore)} icon="restore" disabled={!mayChange} onClick={() => void commands.restore()}>
          {labelOf(texts.restore)}
        </Tool>
        <Tool
          label={t(texts.purge)}
          icon="trash-x"
          isDanger
          disabled={!mayChange}
          onClick={() => void commands.trash()}
        >
          {labelOf(texts.purge)}
        </Tool>
      </>
    )
  const { onShare } = commands.parts
  return (
    <>
      <Tool
        label={t(only?.type === 'file' ? texts.download : texts.downloadZip)}
        icon="download"
        disabled={items.length === 0}
        onClick={() => void commands.download()}
      >
        {labelOf(texts.download)}
      </Tool>
      {onShare && (
        <Tool label={t(texts.share)} icon="share" disabled={!only?.can.share} onClick={() => only && onShare(only)}>
          {labelOf(texts.share)}
        </Tool>
      )}
      <Tool
        label={t(texts.moveTo)}
        icon="folder-symlink"
        disabled={!mayChange}
        onClick={() => void commands.transfer(false)}
      >
        {labelOf(texts.moveTo)}
      </Tool>
      {!hasLabels && <Tool label={t(texts.copyTo)} icon="copy" onClick={() => void commands.transfer(true)} />}
      <Tool
        label={t(texts.rename)}
        icon="cursor-text"
        disabled={!only?.can.change}
        onClick={() => only && void commands.rename(only)}
      >
        {labelOf(texts.rename)}
      </Tool>
      <Tool label={t(texts.delete)} icon="trash" isDanger disabled={!mayChange} onClick={() => void commands.trash()}>
        {labelOf(texts.delete)}
      </Tool>
    </>
  )
}

function More({ commands }: { commands: Commands }) {
  const t = useT()
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={t(texts.more)}
      title={t(texts.more)}
      aria-haspopup="menu"
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        commands.menu(undefined, { x: box.left, y: box.top, width: box.width, height: box.height })
      }}
    >
      <Icon name="dots-vertical" />
    </button>
  )
}
