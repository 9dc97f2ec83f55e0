import type { Editor } from '@tiptap/core'
import DOMPurify from 'dompurify'
import { openRichEditor as openEditor, type RichEditorOptions } from '@kit/writing/writing-editor'
import { isPressed } from '../state/command'
import { cleanMarkupWith } from '../ui/trusted-types'
import { linkKeys, requestLink } from './link-request'
import { requestSlashMenu } from './slash-request'

export { beginAt, treeOfHtml, treeOfMarkdown } from '@kit/writing/writing-editor'

cleanMarkupWith((html) => DOMPurify.sanitize(html, { RETURN_TRUSTED_TYPE: false }))

/** The rich-text editor with the builder's link tool and slash menu. */
export const openRichEditor = (options: Omit<RichEditorOptions, 'onKey' | 'onPictures'>): Editor =>
  openEditor({
    ...options,
    onPictures: takePasted,
    onKey: (editor, event) => {
      if (isPressed(linkKeys, event)) {
        requestLink(editor)
        return true
      }
      return isSlash(event) && requestSlashMenu(editor)
    },
  })

/** Text with pictures is inserted once they are in the library. */
function takePasted({ clipboardData }: ClipboardEvent, insert: (html: string) => boolean): boolean {
  const html = clipboardData?.getData('text/html') ?? ''
  if (!/<img/i.test(html)) return false
  const files = [...(clipboardData?.files ?? [])]
  const locale = document.documentElement.lang === 'en' ? 'en' : 'th'
  void import('../commands/paste-pictures')
    .then(({ takePictures }) => takePictures(html, files, locale))
    .then(insert, () => insert(html))
  return true
}

const isSlash = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing
