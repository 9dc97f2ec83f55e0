import type { createLowlight } from 'lowlight'
import { type ReactNode, useEffect, useState } from 'react'
import { nameParts } from '@schemas/name-parts'
import { useLocale } from '@kit/boot'
import { formatBytes } from '@kit/format'
import { useT } from '@kit/t'
import { languageOf } from './code-language'
import { decodeText } from './decode-text'
import { Waiting } from './preview-file'
import type { PreviewedFile } from './preview-file'
import styles from './preview.module.css'
import { previewTexts as words } from './texts'

/** Limits of the text shown (bytes) and of its highlighting (characters). */
const shownBytes = 1_048_576
const colouredLength = 200_000

type Root = ReturnType<ReturnType<typeof createLowlight>['highlight']>
type Nodes = readonly (
  | Root['children'][number]
  | Extract<Root['children'][number], { type: 'element' }>['children'][number]
)[]
type Loaded = { text: string; isCut: boolean; tree?: Root }

/**
 * The beginning of a text or source file, highlighted where its language is known. Rendered as elements, never as
 * markup.
 */
export function TextView({ file, address, failed }: { file: PreviewedFile; address: string; failed: ReactNode }) {
  const t = useT()
  const locale = useLocale()
  const [loaded, setLoaded] = useState<Loaded>()
  const [hasFailed, setFailed] = useState(false)
  const [isWrapped, setWrapped] = useState(true)
  useEffect(() => {
    const reading = new AbortController()
    void (async () => {
      const answer = await fetch(address, {
        signal: reading.signal,
        headers: file.size > shownBytes ? { range: `bytes=0-${shownBytes - 1}` } : {},
      })
      if (!answer.ok) throw new Error(String(answer.status))
      const bytes = (await answer.arrayBuffer()).slice(0, shownBytes)
      const text = decodeText(bytes)
      const isCut = file.size > shownBytes
      setLoaded({ text, isCut })
      const language = languageOf(nameParts(file.name).ending)
      if (!language || text.length > colouredLength) return
      const { createLowlight: create, common } = await import('lowlight')
      const tree = create(common).highlight(language, text)
      if (!reading.signal.aborted) setLoaded({ text, isCut, tree })
    })().catch(() => {
      if (!reading.signal.aborted) setFailed(true)
    })
    return () => reading.abort()
  }, [address, file.name, file.size])
  if (hasFailed) return failed
  if (!loaded) return <Waiting />
  const lines = loaded.text.split('\n').length
  return (
    <div className={styles.textBox}>
      <div className={styles.textBar}>
        <label className={styles.wrapChoice}>
          <input type="checkbox" checked={isWrapped} onChange={(event) => setWrapped(event.target.checked)} />{' '}
          {t(words.wrap)}
        </label>
        {loaded.isCut && <span role="note">{t(words.tooLong, { size: formatBytes(shownBytes, locale) })}</span>}
      </div>
      <pre
        className={styles.text}
        data-wrapped={isWrapped ? '' : undefined}
        data-native-menu=""
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled
        tabIndex={0}
        aria-label={t(words.lines, { name: file.name })}
        style={{ counterReset: `line ${lines}` }}
      >
        <code>{loaded.tree ? drawn(loaded.tree.children) : loaded.text}</code>
      </pre>
    </div>
  )
}

/** Turns highlighter nodes into elements: spans with class names and nothing else. */
function drawn(nodes: Nodes): ReactNode[] {
  return nodes.map((node, at) => {
    if (node.type === 'text') return node.value
    if (node.type !== 'element') return null
    const names = node.properties.className
    return (
      <span
        key={at}
        data-token={Array.isArray(names) ? names.map((name) => `${name}`.replace(/^hljs-/, '')).join(' ') : undefined}
      >
        {drawn(node.children)}
      </span>
    )
  })
}
