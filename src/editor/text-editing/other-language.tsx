import { Textarea, UnstyledButton } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { onCanvasMove, canvasFrame, canvasDocument } from '../canvas/canvas-frame'
import { setBothLanguages, useBothLanguages } from '../inspector/both-languages'
import { languageNames } from '../state/view-names'
import { isPerLocale } from '../document/fields/localised'
import { TreeEditor } from '../inspector/fields/tree-editor'
import { useBuilder } from '../state/builder'
import { toolPopups } from './tool-popups'
import { alignWithinCanvas } from '../canvas/align-within-canvas'
import { otherLanguageMark, focusOtherLanguage } from './other-language-focus'
import styles from './other-language.module.css'
import { hasOwnEntry, textAt, writeEntry } from './write-entry'
import { endWriting } from './writing'
import { useWriting } from '../canvas/writing-store'

const messages = {
  show: { en: 'Add {language}', th: 'เขียนภาษา{language}ด้วย' },
  hide: { en: 'Hide {language}', th: 'ซ่อนภาษา{language}' },
  field: { en: 'Text in {language}', th: 'ข้อความเดียวกันเป็นภาษา{language}' },
  missing: { en: 'No {language} text yet', th: 'ยังไม่มีข้อความภาษา{language}' },
  shared: { en: 'The same in both languages until you write here.', th: 'เหมือนกันทั้งสองภาษาจนกว่าจะเขียนที่นี่' },
  label: { en: 'Edit text', th: 'แก้ไขข้อความ' } satisfies LocalisedText,
}

/** While a text is edited on the page: the same text in the site's other language, below it, on request. */
export function OtherLanguage() {
  const t = useT()
  const builder = useBuilder()
  const { locales } = useSpace()
  const text = useWriting((state) => state.text)
  const isBoth = useBothLanguages((state) => state.isBoth)
  const value = useSyncExternalStore(builder.store.subscribe, () => (text ? textAt(text.place, text.base) : undefined))
  const place = usePlaced(isBoth)
  const isRequested = useRef(false)
  // The requested field gets the focus, so that typing does not replace the text selected on the page.
  useEffect(() => {
    if (isBoth && isRequested.current) focusOnceThere()
    isRequested.current = false
  }, [isBoth])
  const other = text && locales.find((locale) => locale !== text.locale)
  if (!text || !other) return null
  const language = t(languageNames[other])
  const isShared = value !== undefined && !isPerLocale(value)
  const isMissing = !isShared && !hasOwnEntry(value, other)
  const entry = isPerLocale(value) ? value[other] : undefined
  const write = (next: unknown) =>
    writeEntry(builder, {
      place: text.place,
      base: text.base,
      locale: other,
      value: next,
      label: messages.label,
      isSplit: true,
    })
  const show = () => {
    isRequested.current = !isBoth
    setBothLanguages(!isBoth)
  }
  const label = `${t(messages.field, { language })}${isMissing ? `. ${t(messages.missing, { language })}` : ''}`
  const leave = (event: React.FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    // Focus on the page, or in a popup of its tools, continues editing; anywhere else ends it.
    setTimeout(
      () =>
        !isWrittenOn() &&
        !place.current?.contains(document.activeElement) &&
        !document.activeElement?.closest(toolPopups) &&
        endWriting(),
    )
  }
  return (
    <div
      ref={place}
      role="group"
      aria-label={t(messages.field, { language })}
      className={styles.other}
      data-open={isBoth ? '' : undefined}
      {...{ [otherLanguageMark]: '' }}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) endWriting()
        if (event.key === 'Tab' && event.shiftKey && backToPage()) event.preventDefault()
      }}
    >
      {isBoth && (
        <>
          {text.kind === 'plain' ? (
            <Textarea
              lang={other}
              aria-label={label}
              autosize
              minRows={1}
              maxRows={6}
              value={typeof entry === 'string' ? entry : ''}
              placeholder={isShared ? t(messages.shared) : t(messages.missing, { language })}
              onChange={(event) => write(event.currentTarget.value)}
            />
          ) : (
            <TreeEditor locale={other} label={label} value={entry} onWrite={write} onLeave={undefined} />
          )}
        </>
      )}
      {/* A press that takes the focus would end editing. */}
      <UnstyledButton
        className={styles.switch}
        data-missing={isMissing || undefined}
        aria-pressed={isBoth}
        title={isMissing ? t(messages.missing, { language }) : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={show}
      >
        <IconLanguage size={14} aria-hidden />
        {t(isBoth ? messages.hide : messages.show, { language })}
      </UnstyledButton>
    </div>
  )
}

const writtenOn = () => canvasDocument()?.querySelector<HTMLElement>('[data-writing], .canvas-writing')
const isWrittenOn = () =>
  document.activeElement === canvasFrame()?.frame &&
  writtenOn()?.contains(canvasDocument()?.activeElement ?? null) === true

/** A rich-text editor mounts some frames later than its container. */
function focusOnceThere(frames = 30): void {
  if (!focusOtherLanguage() && frames > 0) requestAnimationFrame(() => focusOnceThere(frames - 1))
}

function backToPage(): boolean {
  const element = writtenOn()
  element?.focus()
  return element !== null && element !== undefined
}

/**
 * The field is below the block, or at the canvas' lower edge if the block extends beyond it. The button alone is above
 * the block and its tools, at its end: below, it would cover the first words of the next paragraph. At the canvas' upper
 * edge there is no space for it, and it is below after all.
 */
function usePlaced(isOpen: boolean) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const [own, block, frame] = [
        element.current,
        element.current?.parentElement?.getBoundingClientRect(),
        canvasFrame()?.frame.getBoundingClientRect(),
      ]
      if (!own || !block || !frame) return
      const tools = own.previousElementSibling?.getBoundingClientRect()
      const upper = tools && tools.height > 0 && tools.bottom <= block.top + 8 ? tools.top : block.top
      const above = upper - own.offsetHeight - 4
      if (!isOpen && above >= frame.top) {
        own.style.top = `${above - block.top}px`
        const end = Math.min(block.right, frame.right - 8) - own.offsetWidth
        own.style.left = `${Math.max(end, frame.left) - block.left}px`
        return
      }
      const lowest = frame.bottom - own.offsetHeight - 8
      own.style.top = `${Math.min(block.bottom + 6, lowest) - block.top}px`
      alignWithinCanvas(own, block, frame)
    }
    place()
    // The tools are loaded a little later than their container.
    const sizes = new ResizeObserver(place)
    const tools = element.current?.previousElementSibling
    if (tools) sizes.observe(tools)
    const end = onCanvasMove(place)
    return () => {
      sizes.disconnect()
      end()
    }
  })
  return element
}
