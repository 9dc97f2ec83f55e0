import { Autocomplete, Stack, Text, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { RedirectEntry } from '@schemas/editor/entities/redirect'
import { fromMessages, toMessages } from '@schemas/editor/entities/redirect-messages'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { pathParams } from '@schemas/layout/path'
import { readRedirectFrom, readRedirectTo } from '@schemas/layout/redirect-address'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { tidyAddress } from '../inspector/fields/tidy-address'
import { documentTitle } from '../pages/document-title'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { FormEnd } from '../ui/form-end'
import { useFirstFocus } from '../ui/use-first-focus'
import { useWrongField } from '../ui/use-wrong-field'
import { knownStanding } from './known-standing'
import { calls } from '../state/calls'
import { redirectCalls } from './redirect-calls'
import { coveredMessages, targetMessages } from './redirect-messages'
import styles from './redirects.module.css'

const messages = {
  from: { en: 'From this address', th: 'จากที่อยู่นี้' },
  fromHelp: {
    en: 'An old address on this site, such as /old-page. Anything after a ? is passed along automatically.',
    th: 'ที่อยู่เดิมในเว็บไซต์นี้ เช่น /หน้าเก่า ระบบจะส่งส่วนที่อยู่หลัง ? ไปด้วยโดยอัตโนมัติ',
  },
  to: { en: 'To', th: 'ไปที่' },
  toHelp: {
    en: 'A page on this site, or another address that starts with https://.',
    th: 'หน้าในเว็บไซต์นี้ หรือที่อยู่อื่นที่ขึ้นต้นด้วย https://',
  },
  add: { en: 'Add', th: 'เพิ่ม' },
  save: { en: 'Save', th: 'บันทึก' },
  added: { en: '{from} now redirects to {to}.', th: '{from} พาไปที่ {to} แล้ว' },
}

type Props = {
  /** The redirect being changed; undefined to add one. */ was: RedirectEntry | undefined
  onTyped: (isTyped: boolean) => void
  /** Called with the result message and the redirect's source address. */ onBack: (
    message?: string,
    from?: string,
  ) => void
}

/** Form for a redirect. Conflicts with pages show while typing. */
export function RedirectForm({ was, onTyped, onBack }: Props) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const { documents, others } = useDocuments().data ?? {}
  const [typed, setTyped] = useState({ from: was?.from ?? '', to: was?.to ?? '' })
  const [isTried, setTried] = useState(false)
  const set = useCallMutation(redirectCalls.set, { refresh: [redirectCalls.list, calls.pages] })
  const [form, showWrong] = useWrongField(set.error)
  const first = useFirstFocus<HTMLInputElement>()
  const hosts = [location.hostname]
  const [from, to] = [readRedirectFrom(typed.from, hosts), readRedirectTo(typed.to, hosts)]
  const lookUp = useMemo(() => knownStanding(documents ?? [], others), [documents, others])
  const { covered, ends } = documents ? lookUp({ from: from.address, to: to.address }) : {}
  const pages = useMemo(
    () =>
      (documents ?? []).flatMap((entry) =>
        entry.path === undefined || entry.trashed || entry.path.startsWith('/_') || pathParams(entry.path).length > 0
          ? []
          : [{ value: entry.path, title: documentTitle(entry, locale, t), own: Object.values(ownPathsOf(entry)) }],
      ),
    [documents, locale, t],
  )
  const titles = new Map(pages.map(({ value, title }) => [value, title]))
  const type = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change }
    setTyped(next)
    onTyped(next.from !== (was?.from ?? '') || next.to !== (was?.to ?? ''))
    set.reset()
  }
  /** Shown only after submit: an error that appears on blur would move the button that is being pressed. */
  const wrong = {
    from:
      set.error?.fields.from ??
      (isTried && from.problem && from.problem !== 'elsewhere' ? t(fromMessages[from.problem]) : undefined),
    to: set.error?.fields.to ?? (isTried && to.problem ? t(toMessages[to.problem]) : undefined),
  }
  const leave = (field: 'from' | 'to') => {
    if (field === 'to' && tidyAddress(typed.to) !== typed.to) type({ to: tidyAddress(typed.to) })
    else if (field === 'from' && from.address !== undefined && from.address !== typed.from) type({ from: from.address })
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    // The site may have more hosts than the current one: the gateway knows them.
    if ((from.problem && from.problem !== 'elsewhere') || to.problem) return showWrong()
    if (set.isPending) return
    onTyped(false)
    set.mutate(
      { ...typed, ...(was ? { was: { from: was.from, to: was.to } } : {}) },
      { onSuccess: (saved) => onBack(t(messages.added, saved), saved.from), onError: () => onTyped(true) },
    )
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <TextInput
          ref={first}
          required
          label={t(messages.from)}
          description={t(messages.fromHelp)}
          value={typed.from}
          readOnly={set.isPending}
          spellCheck={false}
          autoCapitalize="none"
          inputMode="url"
          error={wrong.from}
          onChange={(event) => type({ from: event.currentTarget.value })}
          onBlur={() => leave('from')}
        />
        {covered && !wrong.from && (
          <Note
            message={t(coveredMessages[covered.kind].message, { title: documentTitle(covered.entry, locale, t) })}
          />
        )}
        <Autocomplete
          required
          label={t(messages.to)}
          description={t(messages.toHelp)}
          value={typed.to}
          readOnly={set.isPending}
          spellCheck={false}
          autoCapitalize="none"
          inputMode="url"
          error={wrong.to}
          data={pages.map(({ value }) => value)}
          filter={({ search }) => {
            const needle = search.trim().toLowerCase()
            // Close the suggestions after a choice, since they would cover the submit button.
            if (titles.has(search)) return []
            return pages
              .filter(({ value, title, own }) => [value, title, ...own].join(' ').toLowerCase().includes(needle))
              .slice(0, maxPages)
              .map(({ value }) => ({ value, label: value }))
          }}
          renderOption={({ option }) => (
            <span className={styles.option}>
              <span>{titles.get(option.value)}</span>
              <small>{option.value}</small>
            </span>
          )}
          maxDropdownHeight={240}
          comboboxProps={{ shadow: 'md' }}
          onChange={(value) => type({ to: value })}
          onBlur={() => leave('to')}
        />
        {ends && !wrong.to && <Note message={t(targetMessages[ends].message)} />}
        <FormEnd
          action={t(was ? messages.save : messages.add)}
          isPending={set.isPending}
          error={wrong.from || wrong.to ? undefined : set.error?.message}
          onClose={() => onBack()}
        />
      </Stack>
    </form>
  )
}

/** Most pages suggested; typing finds the others. */
const maxPages = 60

function Note({ message }: { message: string }) {
  return (
    <Text size="sm" className={styles.note} role="status">
      {message}
    </Text>
  )
}
