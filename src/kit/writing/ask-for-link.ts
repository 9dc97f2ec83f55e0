import type { Editor } from '@tiptap/core'
import { linkKind, linkProblem } from '@schemas/layout/link-target'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { promptDialog } from '../ui/overlay/dialogs'
import { writingTexts as texts } from './texts'

const problemOf = (to: string) => linkProblem({ to, external: linkKind(to) === 'external' })

/** Links the selected text, or changes the whole link at the cursor. Without a selection the address is the text. */
export async function askForLink(editor: Editor, t: (text: LocalisedText) => string): Promise<void> {
  const { href } = editor.getAttributes('link') as { href?: string }
  const typed = await promptDialog(t(texts.linkAsk), {
    title: t(texts.link),
    ok: t(texts.linkSet),
    ...(href ? { initial: href } : {}),
    placeholder: 'https://',
    validate: (value) => (value.trim() && problemOf(value.trim()) ? t(texts.linkBad) : undefined),
  })
  if (typed === null || editor.isDestroyed) return
  const to = typed.trim()
  const chain = editor.chain().focus()
  if (!to) chain.extendMarkRange('link').unsetLink().run()
  else if (editor.state.selection.empty && href === undefined)
    chain.insertContent({ type: 'text', text: to, marks: [{ type: 'link', attrs: { href: to } }] }).run()
  else chain.extendMarkRange('link').setMark('link', { href: to }).run()
}
