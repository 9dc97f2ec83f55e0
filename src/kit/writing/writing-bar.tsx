import type { Editor } from '@tiptap/core'
import { type ReactNode, useState } from 'react'
import { Icon } from '../icon'
import { useT } from '../t'
import { ActionMenu, type MenuPlace } from '../ui/action-menu/action-menu'
import { askForLink } from './ask-for-link'
import { headingParts, shapeParts, type TextPart } from './text-parts'
import { writingTexts as texts } from './texts'
import styles from './writing.module.css'

const marks = [
  { name: 'bold', sign: <b>B</b> },
  { name: 'italic', sign: <i>I</i> },
  { name: 'underline', sign: <u>U</u> },
] as const

const signs: Readonly<Record<string, ReactNode>> = {
  'heading-2': 'H2',
  'heading-3': 'H3',
  bullets: <Icon name="list" />,
  numbers: '1.',
  quote: <Icon name="quote" />,
}
const shown = [...headingParts, ...shapeParts].filter(({ id }) => id in signs)

/** Tools for the text at the cursor; the rest is behind “+”, as in the `/` menu. */
export function WritingBar({ editor, parts }: { editor: Editor; parts: readonly TextPart[] }) {
  const t = useT()
  const [place, setPlace] = useState<MenuPlace>()
  const button = (id: string, label: string, isOn: boolean, sign: ReactNode, run: () => void) => (
    <button
      key={id}
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onClick={run}
    >
      {sign}
    </button>
  )
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={t(texts.bar)}
      className={styles.bar}
      // The text keeps the focus and the selection.
      onMouseDown={(event) => event.preventDefault()}
    >
      {marks.map(({ name, sign }) =>
        button(
          name,
          t(texts[name]),
          editor.isActive(name),
          sign,
          () => void editor.chain().focus().toggleMark(name).run(),
        ),
      )}
      {shown.map((part) =>
        button(part.id, t(part.label), part.isOn?.(editor) ?? false, signs[part.id], () =>
          part.id.startsWith('heading') && part.isOn?.(editor)
            ? void editor.chain().focus().setParagraph().run()
            : part.run(editor),
        ),
      )}
      {button('link', t(texts.link), editor.isActive('link'), <Icon name="link" />, () => void askForLink(editor, t))}
      <button
        type="button"
        className={styles.tool}
        aria-label={t(texts.insert)}
        title={t(texts.insert)}
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
          setPlace({ x: left, y: top, width, height })
        }}
      >
        <Icon name="plus" />
      </button>
      {place && (
        <ActionMenu
          label={t(texts.insert)}
          place={place}
          onClose={() => setPlace(undefined)}
          acts={parts
            .filter(({ isOff }) => !isOff?.(editor))
            .map((part) => ({ id: part.id, label: t(part.label), act: () => part.run(editor) }))}
        />
      )}
    </div>
  )
}
