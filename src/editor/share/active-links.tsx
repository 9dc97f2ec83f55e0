import { ActionIcon, Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { OutputOf } from '@schemas/call'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pickText } from '@schemas/layout/pick-text'
import { useBoot, useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { calls } from '../state/calls'
import { themeCalls } from '../themes/theme-calls'
import { useUi } from '../state/ui-store'
import { ListNote } from '../ui/side-panel'
import { useFirstFocus } from '../ui/use-first-focus'
import { linkName } from './link-name'
import { LinksOver } from './links-over'
import { useMoment } from '../ui/use-moment'
import { addressOf } from './made-addresses'
import styles from './share.module.css'
import { useCopy } from '@kit/use-copy'
import { Hint } from '../ui/hint'

const messages = {
  list: { en: 'Active links', th: 'ลิงก์ที่ใช้ได้อยู่ตอนนี้' },
  none: { en: 'No active links.', th: 'ตอนนี้ไม่มีลิงก์ที่ใช้ได้' },
  until: { en: 'until {at}', th: 'ถึง {at}' },
  by: { en: 'by {name}', th: 'โดย {name}' },
  you: { en: 'by you', th: 'โดยคุณ' },
  look: { en: 'with theme “{name}”', th: 'ในธีม “{name}”' },
  copy: { en: 'Copy the link to {name}', th: 'คัดลอกลิงก์ของ {name}' },
  end: { en: 'Revoke', th: 'ยกเลิกลิงก์' },
  endOf: { en: 'Revoke: the link to {name}', th: 'ยกเลิกลิงก์: {name}' },
  sure: { en: 'It stops working for everyone who has it.', th: 'ทุกคนที่มีลิงก์นี้จะเปิดไม่ได้อีก' },
  keep: { en: 'Keep it', th: 'เก็บไว้' },
  ended: { en: 'The link to {name} was revoked.', th: 'ยกเลิกลิงก์ของ {name} แล้ว' },
}

type Link = OutputOf<typeof import('@schemas/editor/calls/editor/preview-links').call>['links'][number]

/** Every active link, each with a button to end it early. */
export function ActiveLinks({
  documents,
  onEnded,
}: {
  documents: readonly DocumentEntry[]
  onEnded: (id: string) => void
}) {
  const t = useT()
  const query = useCall(calls.previewLinks, {}, { staleTime: 0 })
  const own = useLocale()
  const themes = useCall(themeCalls.list, {}, { enabled: useBoot().session.role === 'admin' }).data?.themes ?? []
  const themeTitleOf = (name: string | undefined) =>
    name && pickText(themes.find((theme) => theme.name === name)?.title ?? name, own)
  const { links = [], over = [] } = query.data ?? {}
  const title = useRef<HTMLHeadingElement>(null)
  const [message, setMessage] = useState('')
  // The line is removed, and with it the button that has focus.
  const end = (id: string, name: string) => {
    setMessage(t(messages.ended, { name }))
    title.current?.focus()
    onEnded(id)
  }
  return (
    <section aria-label={t(messages.list)}>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {t(messages.list)}
      </h3>
      <VisuallyHidden role="status">{message}</VisuallyHidden>
      <ListNote query={query} empty={links.length === 0 && t(messages.none)} />
      <ul className={styles.list}>
        {links.map((link) => (
          <LinkLine
            key={link.id}
            link={link}
            themeTitle={themeTitleOf(link.theme)}
            documents={documents}
            onEnded={(name) => end(link.id, name)}
          />
        ))}
      </ul>
      {over.length > 0 && <LinksOver links={over} themeTitleOf={themeTitleOf} documents={documents} />}
    </section>
  )
}

type LineProps = {
  link: Link
  /** Title of the theme that it shows the site in. */ themeTitle: string | undefined
  documents: readonly DocumentEntry[]
  /** Called with the name of an ended link. */ onEnded: (name: string) => void
}

function LinkLine({ link, themeTitle, documents, onEnded }: LineProps) {
  const t = useT()
  const moment = useMoment()
  const locale = useUi((state) => state.locale)
  const [isOpen, setOpen] = useState(false)
  const { copy, copyResult: copyState } = useCopy()
  const end = useCallMutation(calls.endPreview, { refresh: [calls.previewLinks], done: () => onEnded(name) })
  const address = addressOf(link.id)
  const name = linkName(link, { themeTitle, documents, locale, t })
  return (
    <li className={styles.link}>
      <Group justify="space-between" wrap="nowrap">
        <div>
          <strong>{name}</strong>
          <Text size="xs" c="dimmed">
            {[
              themeTitle && link.keys.length > 0 && t(messages.look, { name: themeTitle }),
              t(messages.until, { at: moment(link.endsAt) }),
              link.isYours ? t(messages.you) : link.by && t(messages.by, { name: link.by }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <Group gap={6} wrap="nowrap">
          {address && (
            <Hint label={t(messages.copy, { name })}>
              <ActionIcon aria-label={t(messages.copy, { name })} onClick={() => copy(address)}>
                {copyState === 'copied' ? <IconCheck size={16} /> : <IconCopy size={16} />}
              </ActionIcon>
            </Hint>
          )}
          {!isOpen && (
            <Button variant="subtle" color="red" aria-label={t(messages.endOf, { name })} onClick={() => setOpen(true)}>
              {t(messages.end)}
            </Button>
          )}
        </Group>
      </Group>
      {isOpen && (
        <AskToEnd
          label={t(messages.endOf, { name })}
          isPending={end.isPending}
          onKeep={() => setOpen(false)}
          onEnd={() => end.mutate({ id: link.id })}
        />
      )}
      {end.error && (
        <Text size="sm" c="var(--ed-danger)" role="alert">
          {end.error.message}
        </Text>
      )}
    </li>
  )
}

function AskToEnd({
  label,
  isPending,
  onKeep,
  onEnd,
}: {
  label: string
  isPending: boolean
  onKeep: () => void
  onEnd: () => void
}) {
  const t = useT()
  const keep = useFirstFocus<HTMLButtonElement>()
  return (
    <Group justify="flex-end" gap="xs" role="group" aria-label={label}>
      <Text size="sm" mr="auto">
        {t(messages.sure)}
      </Text>
      <Button ref={keep} variant="default" onClick={onKeep}>
        {t(messages.keep)}
      </Button>
      <Button color="red" loading={isPending} onClick={onEnd}>
        {t(messages.end)}
      </Button>
    </Group>
  )
}
