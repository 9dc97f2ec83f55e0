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
export const openRichEditor = (options: Omit<RichEditorOptions, 'onKey'>): Editor =>
  openEditor({
    ...options,
    onKey: (editor, event) => {
      if (isPressed(linkKeys, event)) {
        requestLink(editor)
        return true
      }
      return isSlash(event) && requestSlashMenu(editor)
    },
  })

const isSlash = ({ key, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent) =>
  key === '/' && !ctrlKey && !metaKey && !altKey && !isComposing
