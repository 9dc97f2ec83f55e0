import { ActionIcon, Button, Group, Popover } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { isRecord } from '@schemas/layout/json'
import { link } from '@schemas/layout/link'
import { linkKind, linkProblemMessage, type LinkTarget } from '@schemas/layout/link-target'
import { useT } from '@kit/t'
import { showKeys } from '../state/command'
import type { FieldOf } from '../document/fields/field'
import { LinkField } from '../inspector/fields/link-field'
import { tidyAddress } from '../inspector/fields/tidy-address'
import { SiteContent } from '../inspector/site-content'
import { knownUpload } from '../media/known-uploads'
import { Hint } from '../ui/hint'
import { isModalOpen } from '../ui/is-modal-open'
import { requestLink, linkKeys, useLinkRequest } from './link-request'
import styles from './link-tool.module.css'

const messages = {
  link: { en: 'Link', th: 'ลิงก์' },
  hint: { en: 'Link ({keys})', th: 'ลิงก์ ({keys})' },
  address: { en: 'Address', th: 'ที่อยู่ลิงก์' },
  set: { en: 'Set link', th: 'ใส่ลิงก์' },
  unset: { en: 'Remove link', th: 'นำลิงก์ออก' },
}

/**
 * Links the text under the cursor, with the inspector's own link field; opened by its button or by a key in the text.
 */
export function LinkTool({ editor }: { editor: Editor }) {
  const t = useT()
  const isOpen = useLinkRequest((request) => request.editor === editor)
  const setOpen = (wanted: boolean) => requestLink(wanted ? editor : undefined)
  const place = useRef<HTMLDivElement>(null)
  const isOn = editor.isActive('link')
  useEffect(() => () => requestLink(undefined), [])
  useEffect(() => {
    if (!isOpen) return
    const close = () => requestLink(undefined)
    // Suggestions are attached to the field outside of the form, and what a dialog returns comes back to it, so presses
    // there do not close it.
    const leave = ({ target }: PointerEvent) =>
      target instanceof Element &&
      !place.current?.contains(target) &&
      !target.closest('[role="listbox"]') &&
      !isModalOpen() &&
      close()
    addEventListener('pointerdown', leave)
    editor.on('focus', close)
    return () => {
      removeEventListener('pointerdown', leave)
      editor.off('focus', close)
    }
  }, [isOpen, editor])
  return (
    <div ref={place} className={styles.place}>
      <Popover
        opened={isOpen}
        withinPortal={false}
        closeOnClickOutside={false}
        closeOnEscape={false}
        trapFocus
        shadow="md"
      >
        <Popover.Target>
          <Hint label={t(messages.hint, { keys: showKeys(linkKeys) })}>
            <ActionIcon
              size="sm"
              variant={isOn ? 'light' : 'subtle'}
              color={isOn ? 'accent' : 'gray'}
              aria-label={t(messages.link)}
              aria-pressed={isOn}
              onClick={() => setOpen(!isOpen)}
            >
              <IconLink size={15} />
            </ActionIcon>
          </Hint>
        </Popover.Target>
        <Popover.Dropdown
          className={styles.form}
          onMouseDown={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // Escape returns to the text; the next one ends editing.
            event.preventDefault()
            editor.commands.focus()
            setOpen(false)
          }}
        >
          <SiteContent>
            <LinkForm editor={editor} onDone={() => setOpen(false)} />
          </SiteContent>
        </Popover.Dropdown>
      </Popover>
    </div>
  )
}

const field: FieldOf<'link'> & { schema: ReturnType<typeof link>; isOptional: boolean } = {
  kind: 'link',
  isOptional: true,
  schema: link(),
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useT()
  const id = useId()
  const isOn = editor.isActive('link')
  const [written, setWritten] = useState(() => targetAt(editor))
  const to = tidyAddress(written?.to ?? '')
  const problem = to ? linkProblemMessage({ to, external: linkKind(to) === 'external' }) : undefined
  const set = () => {
    if (!to || problem) return
    lead(editor, { to, newTab: written?.newTab })
    onDone()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        // This form is nested in the settings' form when the text is edited there.
        event.stopPropagation()
        set()
      }}
    >
      <LinkField
        field={field}
        path={[]}
        bind={{
          id,
          label: t(messages.address),
          error: problem && t(problem),
          value: written,
          onChange: (value) => setWritten(isRecord(value) ? (value as LinkTarget) : undefined),
          isBare: true,
        }}
      />
      <Group gap={6} mt={8} justify="flex-end">
        {isOn && (
          <Button
            variant="subtle"
            color="red"
            onClick={() => (editor.chain().focus().extendMarkRange('link').unsetLink().run(), onDone())}
          >
            {t(messages.unset)}
          </Button>
        )}
        <Button type="submit" disabled={!to}>
          {t(messages.set)}
        </Button>
      </Group>
    </form>
  )
}

function targetAt(editor: Editor): LinkTarget | undefined {
  const { href, newTab } = editor.getAttributes('link')
  return typeof href === 'string' && href ? { to: href, ...(newTab === true ? { newTab } : {}) } : undefined
}

/** Links the selected text, or the whole link at the cursor. Without a selection, inserts the address as text. */
function lead(editor: Editor, { to, newTab }: LinkTarget): void {
  const attrs = { href: to, newTab: newTab ?? null }
  const chain = editor.chain().focus()
  if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({
        type: 'text',
        text: knownUpload(to)?.name || to.replace(/^(?:mailto|tel):/, ''),
        marks: [{ type: 'link', attrs }],
      })
      .run()
  else chain.extendMarkRange('link').setMark('link', attrs).run()
}
