import { Button, Group, Loader, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle, IconEye } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { PublishProblem } from '@schemas/editor/entities/release'
import { pageKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { useStoredDraft } from '@kit/use-stored-draft'
import { reloadFrames } from '../canvas/seen-boot'
import { openProblems } from '../problems/problems-request'
import { useProblems } from '../state/problem-store'
import { flushChecks } from '../problems/use-checks'
import { LiveComparison } from '../history/live-comparison'
import { documentTitle } from '../pages/document-title'
import { useSections } from '../state/use-sections'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { showConflict } from '../state/conflict'
import { useSaving } from '../state/saving'
import { refreshDocuments, useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { useFlush } from '../state/use-flush'
import { useSavingOf } from '../state/use-saving'
import { ConsentBox } from '../themes/page-checks/consent-box'
import { useConsent } from '../themes/page-checks/use-consent'
import { themeCalls } from '../themes/theme-calls'
import { Dialog } from '../ui/dialog'
import { lazyPart } from '../ui/lazy-part'
import { useLengthNote } from '../ui/length-note'
import { ListNote } from '../ui/side-panel'
import { SignInLink } from '../ui/sign-in-link'
import { clearRequest } from './publish-request'
import { CirclesNote } from './circles-note'
import { ChooseDocuments } from './choose-documents'
import { ChooseTheme, useThemeChoices } from './choose-theme'
import { ChooseTime, useWhen } from './choose-time'
import { HistoryButton } from './history-button'
import { MenusNote } from './menus-note'
import { OwnErrors } from './own-errors'
import { Published } from './published'
import { PlannedNote } from './planned-documents'
import { PublishProblems } from './publish-problems'
import { ShownSectionsNote } from './shown-sections-note'
import { useChoice } from './use-choice'
import { newerIn, useSeenDrafts } from './use-seen-drafts'

/** Loaded lazily: only needed when a theme is published. */
const ThemeChecks = lazyPart(async () => (await import('./theme-checks')).ThemeChecks, {
  coming: <ListNote query={{ isPending: true, error: null, refetch: () => {} }} />,
})

const messages = {
  title: { en: 'Publish', th: 'เผยแพร่' },
  saving: { en: 'Saving the draft…', th: 'กำลังบันทึกฉบับร่าง…' },
  unsaved: {
    en: 'The draft couldn’t be saved, so it can’t be published yet. Nothing is lost: your changes are kept on this device.',
    th: 'บันทึกฉบับร่างไม่สำเร็จ จึงยังเผยแพร่ไม่ได้ แต่ไม่มีอะไรหาย ทุกอย่างเก็บไว้ในเครื่องนี้แล้ว',
  },
  undecided: {
    en: 'Someone else changed the same part of this page. Choose which version to keep, then publish.',
    th: 'มีผู้อื่นแก้ไขส่วนเดียวกันของหน้านี้ เลือกว่าจะเก็บส่วนใดไว้ แล้วจึงเผยแพร่ได้',
  },
  'signed-out': {
    en: 'You are signed out, so the draft can’t be saved and published yet. Nothing is lost: your changes are kept on this device. This continues automatically once you sign in again.',
    th: 'คุณออกจากระบบแล้ว จึงยังบันทึกและเผยแพร่ฉบับร่างไม่ได้ แต่ไม่มีอะไรหาย ทุกอย่างเก็บไว้ในเครื่องนี้แล้ว และจะทำต่อให้เองเมื่อเข้าสู่ระบบอีกครั้ง',
  },
  closed: {
    en: 'This site is disabled, so the draft can’t be saved and published yet. Nothing is lost: your changes are kept on this device.',
    th: 'เว็บไซต์นี้ปิดอยู่ จึงยังบันทึกและเผยแพร่ฉบับร่างไม่ได้ แต่ไม่มีอะไรหาย ทุกอย่างเก็บไว้ในเครื่องนี้แล้ว',
  },
  outdated: {
    en: 'This page was saved elsewhere with a newer version of the builder. Reload the builder, then publish. Nothing is lost: your changes are kept on this device.',
    th: 'มีการบันทึกหน้านี้จากที่อื่นด้วยเครื่องมือสร้างหน้ารุ่นใหม่กว่า โหลดเครื่องมือสร้างหน้าใหม่แล้วจึงเผยแพร่ได้ ไม่มีอะไรหาย การแก้ไขของคุณเก็บไว้ในเครื่องนี้แล้ว',
  },
  choose: { en: 'Choose', th: 'เลือก' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  nothing: {
    en: 'Everything is published. Visitors see what you see.',
    th: 'เผยแพร่ครบทุกอย่างแล้ว ผู้เยี่ยมชมเห็นเหมือนที่คุณเห็น',
  },
  none: {
    en: 'What you have open has no changes. Select what to publish.',
    th: 'หน้าที่เปิดอยู่ไม่มีการแก้ไข เลือกรายการที่จะเผยแพร่',
  },
  compare: { en: 'View changes on this page', th: 'ดูการเปลี่ยนแปลงในหน้านี้' },
  compareOther: { en: 'View changes here', th: 'ดูการเปลี่ยนแปลงตรงนี้' },
  warning: { en: 'One warning: you can still publish', th: 'มีคำเตือน 1 รายการ แต่เผยแพร่ได้' },
  warnings: { en: '{count} warnings: you can still publish', th: 'มีคำเตือน {count} รายการ แต่เผยแพร่ได้' },
  warningBeside: { en: 'One warning', th: 'มีคำเตือน 1 รายการ' },
  warningsBeside: { en: '{count} warnings', th: 'มีคำเตือน {count} รายการ' },
  lookHelp: { en: 'Goes live with your selection above.', th: 'ธีมนี้จะเผยแพร่พร้อมกับรายการที่เลือกไว้ด้านบน' },
  note: { en: 'Release note', th: 'หมายเหตุ' },
  noteHelp: { en: 'Shown to others in the history', th: 'ข้อความที่ผู้อื่นจะเห็นในประวัติ' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  publish: { en: 'Publish', th: 'เผยแพร่' },
  publishMany: { en: 'Publish {count} changes', th: 'เผยแพร่ {count} รายการ' },
  plan: { en: 'Schedule', th: 'ตั้งเวลาเผยแพร่' },
}

/** The same limit as the gateway's. */
const longestNote = 500

/** “Can be published despite warnings” applies only if no error blocks it. */
const warningMessage = (count: number, isRefused: boolean) =>
  isRefused
    ? count === 1
      ? messages.warningBeside
      : messages.warningsBeside
    : count === 1
      ? messages.warning
      : messages.warnings

/** Saves the draft, then shows what would be published. */
export function PublishDialog({ onClose, isLater = false }: { onClose: () => void; isLater?: boolean }) {
  const t = useT()
  const saving = useSavingOf()
  const [attempt, setAttempt] = useState(0)
  const [draft, setDraft] = useState<'saving' | 'safe' | 'unsaved'>('saving')
  const { state, reason } = useSaving()
  // Loaded first, so that documents published along are known from the start.
  const { isPending, errorUpdateCount } = useSections()
  // If sections could not be loaded, the form requests them again. Waiting for that here would unmount the form, which
  // would then remount and request once more.
  const areSectionsComing = isPending && errorUpdateCount === 0
  const tryAgain = () => {
    setDraft('saving')
    setAttempt((before) => before + 1)
  }
  // After a resolved conflict or a restored connection, the requested publication continues.
  const goOn = useEffectEvent(() => draft === 'unsaved' && tryAgain())
  useEffect(
    () => useSaving.subscribe((now, before) => void (now.state === 'saved' && before.state !== 'saved' && goOn())),
    [],
  )

  useEffect(() => clearRequest, [])

  useEffect(() => {
    const save = async () => {
      const isSafe = await saving.flush()
      flushChecks()
      // The draft saved just now is among the changes.
      if (isSafe) await refreshDocuments()
      setDraft(isSafe ? 'safe' : 'unsaved')
    }
    void save()
  }, [saving, attempt])

  if (draft === 'safe' && !areSectionsComing)
    return <PublishForm onClose={onClose} onUnsaved={() => setDraft('unsaved')} isPlanned={isLater} />
  return (
    <Dialog onClose={onClose} title={t(messages.title)} size="lg">
      {draft !== 'unsaved' ? (
        <Group gap="sm" role="status">
          <Loader size="xs" aria-hidden />
          {t(messages.saving)}
        </Group>
      ) : (
        <Stack gap="sm" role="alert">
          <Text>{t(state === 'conflict' ? messages.undecided : messages[reason ?? 'unsaved'])}</Text>
          <Group justify="flex-end">
            {reason === 'signed-out' && <SignInLink />}
            {state === 'conflict' ? (
              <Button onClick={() => showConflict(saving)}>{t(messages.choose)}</Button>
            ) : (
              <Button onClick={tryAgain}>{t(messages.again)}</Button>
            )}
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

/** Like `PublishDialog`, preset to a future time. */
export function PublishLaterDialog({ onClose }: { onClose: () => void }) {
  return <PublishDialog onClose={onClose} isLater />
}

/** Form with what would be published, a note and a time; then the result, or what blocks it. */
function PublishForm({
  onClose,
  onUnsaved,
  isPlanned,
}: {
  onClose: () => void
  /** What was corrected from here is not saved, so it cannot be published. */
  onUnsaved: () => void
  isPlanned: boolean
}) {
  const t = useT()
  const { boot, key } = useBuilder()
  const saving = useSavingOf()
  const { isFlushing, flush } = useFlush(saving)
  const query = useDocuments()
  const { seen, refreshRefused } = useSeenDrafts(query.data?.documents, { key, version: saving.version })
  const list = useProblems((state) => state.list)
  const locale = useUi((state) => state.locale)
  const when = useWhen(isPlanned)
  const { isLater, at } = when
  const themes = useThemeChoices()
  const [themeName, setThemeName] = useState<string>()
  // As listed: a person told that the theme was saved again meanwhile publishes the newer version by pressing again.
  const chosenTheme = themes.find(({ name }) => name === themeName)
  const theme = useCall(themeCalls.open, chosenTheme ? { name: chosenTheme.name } : {}, {
    enabled: chosenTheme !== undefined,
    staleTime: 0,
  })
  const opened = chosenTheme && !theme.error ? theme.data : undefined
  const consent = useConsent(opened && `${opened.name} ${opened.version}`)
  // Kept while the person fixes what blocks publishing, or closes the dialog by mistake.
  const [{ note }, setNote, forgetNote] = useStoredDraft('publish', { note: '' })
  const lengthNote = useLengthNote()
  const [compared, setCompared] = useState<DocumentEntry>()
  const publish = useCallMutation(calls.publish, {
    refresh: [calls.pages, calls.releases, calls.scheduled, themeCalls.list, themeCalls.open],
    done: reloadFrames,
  })

  const documents = query.data?.documents ?? []
  const sections = useSections()
  const { changed, current, isCurrentChanged, chosen, coming, staying, keys, choose, follow } = useChoice({
    documents,
    open: key,
    site: boot.site.id,
    sections: sections.data?.sections ?? [],
  })
  const count = keys.size + (chosenTheme ? 1 : 0)
  const isNothing = count === 0

  const isBusy = isFlushing || publish.isPending
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    if (isNothing || errors.length > 0 || isBusy || (chosenTheme && !consent.ask())) return
    const time = when.toInput()
    if (!time) return
    const listed = saving.version
    const flushed = await flush()
    if (flushed !== 'saved') return flushed === 'unsaved' ? onUnsaved() : undefined
    const versions = seen(keys)
    // A problem was corrected from this dialog, which saved the draft once more.
    const own = saving.version !== listed ? versions[key] : undefined
    // Publishes exactly the version that was checked; the call fails if there is a newer one.
    const themeInput = chosenTheme && { name: chosenTheme.name, version: opened?.version ?? chosenTheme.version }
    publish.mutate(
      {
        keys: [...keys],
        seen: own ? { ...versions, [key]: { ...own, version: saving.version } } : versions,
        ...(themeInput ? { theme: themeInput } : {}),
        note,
        ...time,
      },
      { onSuccess: forgetNote, onError: (error) => (refreshRefused(error), follow(error)) },
    )
  }

  if (compared) return <LiveComparison of={compared} onClose={() => setCompared(undefined)} />
  if (publish.data)
    return <Published done={publish.data} at={isLater ? at : undefined} documents={documents} onClose={onClose} />
  // The gateway refuses them too; here they show before the request.
  const errors = keys.has(current) ? list.filter(({ level }) => level === 'error') : []
  const warnings = list.length - list.filter(({ level }) => level === 'error').length
  const { problems = [], pairs = [] } = (publish.error?.details ?? {}) as {
    problems?: PublishProblem[]
    pairs?: { message: string }[]
  }

  return (
    <Dialog onClose={onClose} title={t(messages.title)} size="lg">
      {changed.length === 0 ? (
        <>
          <ListNote query={query} empty={t(messages.nothing)} />
          <Group justify="flex-end">
            <HistoryButton onShown={onClose} />
          </Group>
        </>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack gap="md">
            {/* First, because below many documents nobody would see why the button does nothing. */}
            {errors.length > 0 && <OwnErrors errors={errors} onLeave={onClose} />}
            {!isCurrentChanged && <Text c="dimmed">{t(messages.none)}</Text>}
            <ChooseDocuments
              changed={changed}
              current={current}
              chosen={chosen}
              coming={new Set(coming.map((entry) => entry.key))}
              onChoose={choose}
              onCompare={setCompared}
            />
            {sections.error && <ListNote query={sections} />}
            <ShownSectionsNote
              coming={coming}
              staying={staying}
              onTick={(section) => choose(new Set([...chosen, section]))}
            />
            <CirclesNote keys={keys} sections={sections.data?.sections ?? []} documents={documents} onLeave={onClose} />
            <MenusNote
              documents={documents}
              changed={changed}
              keys={keys}
              onTick={(menu) => choose(new Set([...chosen, menu]))}
            />
            {isCurrentChanged && (
              <Group gap="xs">
                <Button
                  size="xs"
                  variant="light"
                  leftSection={<IconEye size={15} aria-hidden />}
                  onClick={() => setCompared(changed.find((entry) => entry.key === current))}
                >
                  {t(current.startsWith(pageKey('')) ? messages.compare : messages.compareOther)}
                </Button>
                {warnings > 0 && keys.has(current) && (
                  <Button
                    size="xs"
                    variant="subtle"
                    color="orange"
                    leftSection={<IconAlertTriangle size={15} aria-hidden />}
                    onClick={() => (onClose(), openProblems())}
                  >
                    {t(warningMessage(warnings, errors.length > 0), { count: warnings })}
                  </Button>
                )}
              </Group>
            )}
            <ChooseTheme
              themes={themes}
              chosen={chosenTheme?.name}
              onChoose={setThemeName}
              help={t(messages.lookHelp)}
            />
            <PlannedNote
              chosen={changed
                .filter((entry) => keys.has(entry.key))
                .map((entry) => ({ key: entry.key, title: documentTitle(entry, locale, t) }))}
              onLeave={onClose}
            />
            {chosenTheme && <ThemeChecks opened={opened} query={theme} onState={consent.onChecked} />}
            {chosenTheme && <ConsentBox consent={consent} />}
            <ChooseTime when={when} error={publish.error?.fields.at} />
            <Textarea
              label={t(messages.note)}
              description={[t(messages.noteHelp), lengthNote(note, longestNote)].filter(Boolean).join(' · ')}
              value={note}
              maxLength={longestNote}
              autosize
              minRows={1}
              maxRows={4}
              onChange={(event) => setNote({ note: event.currentTarget.value })}
            />
            {/* A problem with the time shows at its field. */}
            {publish.error && publish.error.fields.at === undefined && errors.length === 0 && (
              <PublishProblems
                error={publish.error}
                problems={problems}
                pairs={pairs}
                newer={newerIn(publish.error)}
                documents={documents}
                onCompare={setCompared}
                onLeave={onClose}
              />
            )}
            <Group justify="flex-end">
              <Button variant="default" onClick={() => (forgetNote(), onClose())}>
                {t(messages.cancel)}
              </Button>
              <Button
                type="submit"
                data-autofocus={!(isNothing || errors.length > 0) || undefined}
                loading={isBusy}
                disabled={isNothing || errors.length > 0}
              >
                {isLater ? t(messages.plan) : count > 1 ? t(messages.publishMany, { count }) : t(messages.publish)}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
